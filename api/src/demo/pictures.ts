import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Storage } from '../platform/storage/storage.ts';
import { demoId } from './ids.ts';

export type Picture = { id: string; url: string; name: string; width: number; height: number; bytes: number };

const folderOf = (slug: string) => join(import.meta.dirname, 'pictures', slug);

/** Copies a store's pictures to the folder of uploads, all of them or those that are wanted. Returns them by name. */
export async function storePictures(
  slug: string,
  tenantId: string,
  storage: Storage,
  wanted?: ReadonlySet<string>,
): Promise<Map<string, Picture>> {
  const files = (await readdir(folderOf(slug)))
    .filter((file) => file.endsWith('.webp') && (!wanted || wanted.has(file.slice(0, -'.webp'.length))))
    .toSorted();
  const pictures = await Promise.all(
    files.map(async (file): Promise<Picture> => {
      const bytes = await readFile(join(folderOf(slug), file));
      const { width, height } = await sharp(bytes).metadata();
      const name = file.slice(0, -'.webp'.length);
      const id = demoId(slug, 'picture', name);
      await storage.put(`${tenantId}/${id}.webp`, bytes);
      return { id, url: `/uploads/${tenantId}/${id}.webp`, name, width, height, bytes: bytes.length };
    }),
  );
  return new Map(pictures.map((picture) => [picture.name, picture]));
}
