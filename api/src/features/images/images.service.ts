import pLimit from 'p-limit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import type { UploadReply } from './images.schema.ts';
import { images } from './images.table.ts';

/**
 * Decoding a large picture takes a second, 150 MB and one of libuv's four threads, which also check passwords and
 * read files. So pictures are decoded one after the other, without libvips' own threads.
 */
const oneByOne = pLimit(1);
sharp.concurrency(1);

const longestSide = 2_048;
/** A picture can be a small file and huge when decoded. */
const mostPixels = 50_000_000;
const tooManyPixels = [{ field: 'file', message: 'more than 50 megapixels' }];

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Finds the format by the first bytes, never by the name; sharp's other formats (SVG, PDF, TIFF …) are refused. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^ftypavi[fs]$/.test(ascii(bytes, 4, 12))) return 'heif';
  return null;
}

type Picture = { bytes: Buffer; width: number; height: number };

/** Re-encodes the picture, which drops its metadata and any hidden parts. */
async function reencode(file: Buffer): Promise<Picture> {
  const format = formatOf(file);
  if (!format) throw new AppError('IMAGE_INVALID');
  try {
    const source = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
    if ((await source.metadata()).format !== format) throw new AppError('IMAGE_INVALID');
    const { data, info } = await source
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    // Any error is the file's fault. The size is in the header, so nothing was decoded yet.
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('IMAGE_INVALID', isTooLarge ? tooManyPixels : undefined);
  }
}

/** The folder of the platform's own pictures; no store has this id. */
const platformFolder = '00000000-0000-0000-0000-000000000000';

/** Stores a picture of the platform itself. Edges show it on the platform's host only. */
export async function savePlatformPicture({ storage }: Services, file: Buffer): Promise<UploadReply> {
  const { bytes, width, height } = await oneByOne(reencode, file);
  const key = `${platformFolder}/${uuidv7()}.webp`;
  await storage.put(key, bytes);
  return { url: `/uploads/${key}`, width, height, bytes: bytes.length };
}

/**
 * Stores an uploaded picture as WebP. The file is written before its row, and deleted when the row fails. Throws
 * PLAN_LIMIT.
 */
export async function savePicture(
  { database, storage }: Services,
  tenantId: string,
  upload: { name: string; file: Buffer },
): Promise<UploadReply> {
  const { bytes, width, height } = await oneByOne(reencode, upload.file);
  const id = uuidv7();
  const key = `${tenantId}/${id}.webp`;
  await storage.put(key, bytes);
  try {
    const name = upload.name.replace(/\p{Cc}/gu, '').slice(0, 200);
    await inTenant(database, tenantId, async (tx) => {
      await requireRoom(tx, tenantId, 'storage', bytes.length);
      await tx.insert(images).values({ tenantId, id, name, width, height, bytes: bytes.length });
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { url: `/uploads/${key}`, width, height, bytes: bytes.length };
}
