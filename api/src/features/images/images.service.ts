import pLimit from 'p-limit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { UploadReply } from './images.schema.ts';
import { images } from './images.table.ts';

/**
 * A large picture takes a second and 150 MB to decode, and a thread of libuv's four, which check passwords and read
 * files besides. So they are decoded one after the other, with no threads of libvips' own.
 */
const oneByOne = pLimit(1);
sharp.concurrency(1);

const longestSide = 2_048;
/** A picture may be small as a file and huge once unpacked. */
const mostPixels = 50_000_000;
const tooManyPixels = [{ field: 'file', message: 'more than 50 megapixels' }];

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** By its first bytes, never by its name: what sharp could read besides (SVG, PDF, TIFF …) stays outside. */
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

/** A new picture of the same sight: nothing of the file that came in is kept, neither metadata nor hidden parts. */
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
    // Whatever is wrong with it, it is the file. Its size stands in its first bytes, so nothing was unpacked.
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError('IMAGE_INVALID', isTooLarge ? tooManyPixels : undefined);
  }
}

/** Keeps an uploaded picture as WebP. The file is there before the row that names it, and goes again without it. */
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
    await inTenant(database, tenantId, (tx) =>
      tx.insert(images).values({ tenantId, id, name, width, height, bytes: bytes.length }),
    );
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { url: `/uploads/${key}`, width, height, bytes: bytes.length };
}
