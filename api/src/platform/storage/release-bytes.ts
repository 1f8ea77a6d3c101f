import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Above this size the best compression takes many seconds for few bytes. */
const largestAtBest = 2_000_000;
const quick = 5;

/** Returns the hash of a file as a release record has it. */
export const sha384 = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the suffixes of the compressed copies; pictures have none. */
export const formsOf = (file: string): string[] =>
  /\.(js|css|svg|json|map)$/.test(file) ? ['.br', '.gz'] : [];

export type CompressedCopies = { brotli: Buffer; gzip: Buffer };

/**
 * Returns the file and its compressed copies, which are made unless they are given. The file itself comes last, so that
 * its presence means that all are there. `isQuick` is for platforms without visitors, on which a release need not wait
 * for the last bytes.
 */
export async function allForms(
  file: string,
  bytes: Buffer,
  isQuick: boolean,
  copies?: CompressedCopies,
): Promise<[name: string, bytes: Buffer][]> {
  if (formsOf(file).length === 0) return [[file, bytes]];
  const compressed = copies ?? (await compress(bytes, isQuick));
  return [
    [`${file}.br`, compressed.brotli],
    [`${file}.gz`, compressed.gzip],
    [file, bytes],
  ];
}

async function compress(bytes: Buffer, isQuick: boolean): Promise<CompressedCopies> {
  const best = bytes.length > largestAtBest ? 9 : constants.BROTLI_MAX_QUALITY;
  const quality = isQuick ? quick : best;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: isQuick ? quick : 9 }),
  ]);
  return { brotli, gzip: gzipped };
}
