import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';

export type CsvText = { text: Readable; delimiter: string };

const delimiters = [',', ';', '\t', '|'];

/** Returns the delimiter that the heading has most of; commas within quotes do not count. */
export function delimiterOf(start: string): string {
  const heading = start.split(/\r?\n/, 1)[0] ?? '';
  const plain = heading.replace(/"[^"]*"/g, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: plain.split(delimiter).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

/**
 * Returns the encoding of a file by its first bytes. Excel writes UTF-8 with a mark, UTF-16, or the Windows code page
 * of western Europe, whose letters are no UTF-8.
 */
export function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const enoughToGuess = 65_536;

/** Reads the text of an uploaded file, and the delimiter of its cells; it is never held as a whole. */
export async function readCsvText(file: Readable): Promise<CsvText> {
  const text = new PassThrough({ encoding: 'utf8' });
  const guessed = Promise.withResolvers<string>();
  const pass = async () => {
    let start = Buffer.alloc(0);
    let decoder: TextDecoder | undefined;
    const write = (chunk: string) => {
      if (!text.write(chunk)) return new Promise<void>((resolve) => text.once('drain', resolve));
    };
    const begin = () => {
      decoder = new TextDecoder(encodingOf(start));
      const first = decoder.decode(start, { stream: true });
      guessed.resolve(delimiterOf(first));
      return first;
    };
    for await (const chunk of file) {
      if (decoder) {
        await write(decoder.decode(chunk as Buffer, { stream: true }));
        continue;
      }
      start = Buffer.concat([start, chunk as Buffer]);
      if (start.length >= enoughToGuess) await write(begin());
    }
    if (!decoder) text.write(begin());
    text.end();
  };
  pass().catch((error: Error) => {
    guessed.reject(error);
    text.destroy(error);
  });
  return { text, delimiter: await guessed.promise };
}
