import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '../api/src/contract.ts';
import type { BuiltPart } from '../scripts/release/release-parts.ts';
import type { PackageName } from '../scripts/webpack/packages.ts';
import type { Fault } from './faults.ts';

const dist = join(import.meta.dirname, '../dist');
const digest = (algorithm: string, bytes: string | Buffer) =>
  createHash(algorithm).update(bytes).digest('base64');
const hashOf = (bytes: string | Buffer) => `sha384-${digest('sha384', bytes)}`;

/** The newest build of a part as another build with a fault, in a folder below `into`. It can be released. */
export function faultyBuild(part: PackageName, fault: Fault, into: string): BuiltPart {
  const { build: old } = JSON.parse(readFileSync(join(dist, part, 'current.json'), 'utf8')) as {
    build: string;
  };
  const build = randomBytes(6).toString('hex');
  const output = join(into, part, build);
  mkdirSync(output, { recursive: true });
  cpSync(join(dist, part, old), output, { recursive: true });
  const file = (name: string) => join(output, name);
  // Both builds run in one page, so the names of globals have to differ.
  for (const name of readdirSync(output).filter((name) => /\.js$|release\.json$/.test(name)))
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replaceAll(old, build));
  const record = JSON.parse(readFileSync(file('release.json'), 'utf8')) as ReleaseRecord;
  const inEntry = new Map<string, string>();
  for (const one of record.files.filter(({ path }) => path !== record.entry)) {
    if (one.path === record.server && fault.server)
      writeFileSync(file(one.path), `${readFileSync(file(one.path), 'utf8')}\n;${fault.server}`);
    const bytes = readFileSync(file(one.path));
    inEntry.set(digest('sha256', readFileSync(join(dist, part, old, one.path))), digest('sha256', bytes));
    Object.assign(one, { sha384: hashOf(bytes), size: bytes.length });
  }
  let entry = readFileSync(file(record.entry), 'utf8');
  // The entry has the hashes of the other files, which hold the build's name.
  for (const [before, after] of inEntry) entry = entry.replaceAll(before, after);
  entry = fault.entry ?? `${entry}\n;${wrapped(record.global, fault.browser)}`;
  writeFileSync(file(record.entry), entry);
  for (const one of record.files.filter(({ path }) => path === record.entry))
    Object.assign(one, { sha384: hashOf(entry), size: Buffer.byteLength(entry) });
  fault.record?.(record);
  if (fault.changedLater) writeFileSync(file(record.entry), `${entry} `);
  writeFileSync(file('release.json'), JSON.stringify(record));
  return { name: part, build, output };
}

const wrapped = (global: string, browser: string | undefined): string =>
  browser
    ? `{ const container = globalThis.${global}; globalThis.${global} = (${browser})(container); }`
    : '';
