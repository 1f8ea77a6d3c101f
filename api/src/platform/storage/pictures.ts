import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from '../errors/app-error.ts';

/**
 * Decoding a large picture takes a second, 150 MB and one of libuv's four threads, which also check passwords and
 * read files. So the API decodes one picture after the other, without libvips' own threads. An edge in the same process
 * takes two threads more at most.
 */
const oneByOne = pLimit(1);
sharp.concurrency(1);

const longestSide = 2_048;
/** A picture can be a small file and huge when decoded. */
const mostPixels = 50_000_000;
const tooManyPixels = [{ field: 'file', message: 'more than 50 megapixels' }];

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Finds the format by the first bytes, never by the name; sharp's other formats (SVG, PDF, TIFF …) are no pictures. */
export function pictureFormat(bytes: Buffer): Format | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^ftypavi[fs]$/.test(ascii(bytes, 4, 12))) return 'heif';
  return null;
}

type Picture = { bytes: Buffer; width: number; height: number };

/**
 * Encodes an uploaded picture anew as WebP, which drops its metadata and any hidden parts. Throws IMAGE_INVALID.
 */
export const encodePicture = (file: Buffer): Promise<Picture> => oneByOne(encode, file);

async function encode(file: Buffer): Promise<Picture> {
  const format = pictureFormat(file);
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
