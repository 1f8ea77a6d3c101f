import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseRecord } from 'api';
import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';
import { integrityOf } from './composition.ts';

export type BuildFile = { part: string; build: string; file: string };

/** Where a file is: cached in a folder, or only passed on when no plan has named its build. */
export type Fetched = { folder: string } | { bytes: Buffer };

/** Caches release files of the API on this machine at their first request. */
export type FetchedReleases = { find(wanted: BuildFile): Promise<Fetched | null> };

type Options = {
  api: Pick<ApiPort, 'file'>;
  host: string;
  cache: string;
  record: (part: string, build: string) => ReleaseRecord | undefined;
};

/** The compressed copies, and how to decompress them. */
const forms = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** How long a missing file is remembered, so that not every request asks for it. */
const absentForMs = 1_000;

export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** A reader sees the file whole or not at all. */
async function write(folder: string, file: string, bytes: Buffer): Promise<void> {
  const part = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(part, bytes);
    await rename(part, join(folder, file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const retentionMs = 30 * 24 * 60 * 60 * 1_000;

/** Deletes builds to which no file was added for a month. A file that is needed after all is fetched again. */
export async function sweepReleases(cache: string): Promise<void> {
  for (const part of await readdir(cache).catch(() => [])) {
    for (const build of await readdir(join(cache, part))) {
      const folder = join(cache, part, build);
      if (Date.now() - (await stat(folder)).mtimeMs > retentionMs) await rm(folder, { recursive: true });
    }
  }
}

export function fetchReleases({ api, host, cache, record }: Options): FetchedReleases {
  const absent = new LRUCache<string, true>({ max: 5_000, ttl: absentForMs });
  const underWay = new Map<string, Promise<Fetched | null>>();

  const ask = ({ part, build, file }: BuildFile, form = '') =>
    api.file(`/api/releases/${part}/${build}/files/${file}${form}`, host);

  async function fetchIt(wanted: BuildFile): Promise<Fetched | null> {
    const { part, build, file } = wanted;
    const bytes = await ask(wanted);
    if (!bytes) return null;
    const known = record(part, build);
    if (!known) return { bytes };
    const hash = integrityOf(known, file);
    if (!hash) return null;
    if (sha384(bytes) !== hash) throw new Error(`${part} ${build}: ${file} came with another content`);
    const folder = join(cache, part, build);
    await mkdir(folder, { recursive: true });
    for (const [form, expand] of Object.entries(forms)) {
      const compressed = await ask(wanted, form);
      const isRight = compressed && sha384(await expand(compressed).catch(() => compressed)) === hash;
      if (isRight) await write(folder, `${file}${form}`, compressed);
    }
    // The file itself comes last, so that its presence means that its copies are there.
    await write(folder, file, bytes);
    return { folder };
  }

  return {
    async find(wanted) {
      const { part, build, file } = wanted;
      const folder = join(cache, part, build);
      if (await isThere(join(folder, file))) return { folder };
      const name = `${part}/${build}/${file}`;
      if (absent.has(name)) return null;
      const fetching = underWay.get(name) ?? fetchIt(wanted).finally(() => underWay.delete(name));
      underWay.set(name, fetching);
      const found = await fetching;
      if (!found) absent.set(name, true);
      return found;
    },
  };
}
