import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `file.br` and `file.gz` beside each text file, so that no request waits for a compressor. */
export async function compressFiles(directory: string): Promise<void> {
  const files = (await readdir(directory)).filter((file) => /\.(js|css|svg|json|map)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(`${directory}/${file}`);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
      await Promise.all([writeFile(`${directory}/${file}.br`, br), writeFile(`${directory}/${file}.gz`, gz)]);
    }),
  );
}
