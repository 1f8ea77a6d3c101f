import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '../api/src/contract.ts';
import type { BuiltPart } from '../scripts/release/release-parts.ts';

const dist = join(import.meta.dirname, '../dist');

/** Changes the text of files, by their name: `entry.js`, `server.cjs`. */
type Edits = Record<string, (text: string) => string>;

/** The build of these sources as another one below `folder`, with changes that its sources could have made. */
export function remakeBuild(part: string, folder: string, edits: Edits = {}): BuiltPart {
  const { build: old } = JSON.parse(readFileSync(join(dist, part, 'current.json'), 'utf8')) as {
    build: string;
  };
  const build = randomBytes(6).toString('hex');
  const output = join(folder, part, build);
  mkdirSync(output, { recursive: true });
  const renamed = (text: string) => text.replaceAll(old, build);
  const read = (file: string) => readFileSync(join(dist, part, old, file), 'latin1');
  const record: ReleaseRecord = JSON.parse(renamed(read('release.json')));
  // The entry names the hashes of the other files, so it comes last.
  const hashes = new Map<string, string>();
  const files = record.files.toSorted(
    (a, b) => Number(a.path === 'entry.js') - Number(b.path === 'entry.js'),
  );
  for (const file of files) {
    let text = renamed(read(file.path));
    text = edits[file.path]?.(text) ?? text;
    for (const [before, after] of hashes) text = text.replaceAll(before, after);
    const bytes = Buffer.from(text, 'latin1');
    const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    hashes.set(file.sha384, sha384);
    Object.assign(file, { size: bytes.length, sha384 });
    writeFileSync(join(output, file.path), bytes);
  }
  writeFileSync(join(output, 'release.json'), JSON.stringify(record));
  return { name: part, build, output };
}
