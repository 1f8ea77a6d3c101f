import { stat } from 'node:fs/promises';
import type { ArchiveFile } from '../../platform/archive/read-archive.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Writes the pictures of an archive that the store does not have yet. A picture never changes. */
export async function keepPictures(storage: Storage, tenantId: string, file: ArchiveFile): Promise<void> {
  for (const id of file.pictures) {
    const key = `${tenantId}/${id}.webp`;
    const isThere = await stat(storage.path(key)).catch(() => null);
    if (!isThere) await storage.put(key, await file.picture(id));
  }
}
