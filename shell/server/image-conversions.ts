import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';
export type Conversion = { source: string; target: string; width: number; format: ImageFormat };

/** More pictures wait than can be made while somebody waits for them. */
export class ConversionsBusy extends Error {}

// Each conversion takes one thread of libuv's four and no others: passwords and files need the rest of them.
sharp.concurrency(1);
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The one that the specification names. */
export const quality = 75;

async function convert({ source, target, width, format }: Conversion): Promise<void> {
  const image = sharp(source, { limitInputPixels: 50_000_000 }).resize({ width, withoutEnlargement: true });
  // AVIF spends time for bytes; effort 2 is where a cold page of pictures still comes in at once.
  const bytes = await (format === 'avif'
    ? image.avif({ quality: 60, effort: 2 })
    : image.toFormat(format, { quality })
  ).toBuffer();
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

/** Makes each picture once, few at a time. Throws `ConversionsBusy` when `mostWaiting` wait already. */
export function createConversions({ mostWaiting = 100 } = {}): (wanted: Conversion) => Promise<void> {
  const limit = pLimit(atOnce);
  const underWay = new Map<string, Promise<void>>();
  return (wanted) => {
    const running = underWay.get(wanted.target);
    if (running) return running;
    if (limit.pendingCount >= mostWaiting) return Promise.reject(new ConversionsBusy());
    const made = limit(convert, wanted).finally(() => underWay.delete(wanted.target));
    underWay.set(wanted.target, made);
    return made;
  };
}
