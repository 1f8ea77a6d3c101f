import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';
export type Conversion = { source: string; target: string; width: number; format: ImageFormat } | AppIcon;

/** A square PNG: the picture in the middle takes so much of the width, on a ground of one colour or none. */
export type AppIcon = {
  source: string | Buffer;
  target: string;
  width: number;
  format: 'png';
  share: number;
  ground: string | null;
};

/** More pictures are waiting than can be made in an acceptable time. */
export class ConversionsBusy extends Error {}

// Each conversion uses one of libuv's four threads. An API in the same process uses one more for uploads
// (api/src/platform/storage/pictures.ts), and the others are left for passwords and files.
sharp.concurrency(1);
const limit = pLimit(Math.min(2, Math.max(1, availableParallelism() - 1)));

/** The quality of the specification. */
export const quality = 75;

const limitInputPixels = 50_000_000;

async function bytesOf(wanted: Conversion): Promise<Buffer> {
  if (wanted.format === 'png') return appIcon(wanted);
  const { source, width, format } = wanted;
  const image = sharp(source, { limitInputPixels }).resize({ width, withoutEnlargement: true });
  // AVIF trades time for bytes; at effort 2 a cold page of pictures still loads without a delay.
  return (
    format === 'avif' ? image.avif({ quality: 60, effort: 2 }) : image.toFormat(format, { quality })
  ).toBuffer();
}

function appIcon({ source, width, share, ground }: AppIcon): Promise<Buffer> {
  const inner = Math.round(width * share);
  const before = Math.floor((width - inner) / 2);
  const after = width - inner - before;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(source, { limitInputPixels, density: 600 })
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten(ground ? { background: ground } : false)
    .png()
    .toBuffer();
}

async function convert(wanted: Conversion): Promise<void> {
  const { target } = wanted;
  const bytes = await bytesOf(wanted);
  await mkdir(dirname(target), { recursive: true });
  const part = `${target}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Makes each picture once, a few at a time in the whole process. Throws `ConversionsBusy` when `mostWaiting` of its own
 * are not made yet.
 */
export function createConversions({ mostWaiting = 100 } = {}): (wanted: Conversion) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  return (wanted) => {
    const running = underWay.get(wanted.target);
    if (running) return running;
    if (underWay.size >= mostWaiting) return Promise.reject(new ConversionsBusy());
    const made = limit(convert, wanted).finally(() => underWay.delete(wanted.target));
    underWay.set(wanted.target, made);
    return made;
  };
}
