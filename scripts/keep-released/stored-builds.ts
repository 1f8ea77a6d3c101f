import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { ReleaseRecord } from '../../api/src/contract.ts';
import type { PackageName } from '../webpack/packages.ts';

const folder = join(import.meta.dirname, '../../e2e/fixtures/released');
const recordFile = 'release.json';

/** Packs a release folder into one small file: its record, and each file that the record names. */
export function storeBuild(part: PackageName, output: string): number {
  const read = (file: string) => readFileSync(join(output, file), 'latin1');
  const record: ReleaseRecord = JSON.parse(read(recordFile));
  const files = Object.fromEntries(
    [recordFile, ...record.files.map(({ path }) => path)].map((file) => [file, read(file)]),
  );
  check(record, files);
  const packed = brotliCompressSync(JSON.stringify(files));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json.br`), packed);
  return packed.length;
}

/** Unpacks a stored build below `target`, as it was when it was released. */
export function restoreBuild(part: PackageName, target: string): { record: ReleaseRecord; output: string } {
  const files = JSON.parse(brotliDecompressSync(readFileSync(join(folder, `${part}.json.br`))).toString());
  const record: ReleaseRecord = JSON.parse(files[recordFile]);
  check(record, files);
  const output = join(target, part, record.build);
  mkdirSync(output, { recursive: true });
  for (const [file, text] of Object.entries<string>(files)) writeFileSync(join(output, file), text, 'latin1');
  return { record, output };
}

/** Checks that a stored build equals the released one, to the byte. */
function check({ remote, build, files: named }: ReleaseRecord, files: Record<string, string>): void {
  const hashOf = (text = '') => `sha384-${createHash('sha384').update(text, 'latin1').digest('base64')}`;
  const changed = named.find(({ path, sha384 }) => sha384 !== hashOf(files[path]));
  if (changed) throw new Error(`${changed.path} of ${remote} ${build} is not the file that was released.`);
}
