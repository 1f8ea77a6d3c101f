import { existsSync, readFileSync } from 'node:fs';
import type { ReleaseRecord } from 'api';
import { areaOf } from '../../shell/server/areas.ts';
import type { Parts } from '../../shell/server/composition.ts';
import { fileUrl } from '../../shell/server/composition.ts';
import { preloadsFor } from '../../shell/server/preloads.ts';
import { buildId } from '../webpack/build-id.ts';
import { packageNames } from '../webpack/packages.ts';
import type { Check } from './check.ts';
import { languages } from './files.ts';

/** In kB of 1024 bytes, compressed by brotli. `*` is for chunks without a line of their own, `i18n-*` for texts. */
export type Budgets = {
  /** Part → chunk with all that it needs to run, apart from the entry. */
  chunks: Record<string, Record<string, number>>;
  /** Remote → path → all scripts of the page at this path, in its longest language. */
  pages: Record<string, Record<string, number>>;
};

const kilobytes = (bytes: number) => bytes / 1024;
const asText = (size: number) => `${size.toFixed(1)} kB`;

/** Keeps what is shipped within scripts/check/budgets.json. Raising a budget is a decision. */
export const budgets: Check = {
  name: 'budgets',
  skip(root) {
    const stale = packageNames.find((name) => currentBuild(root, name) !== buildId(name, 'production'));
    return stale && `there is no build of these sources of ${stale}: npm run build:pages makes one`;
  },
  async run(root) {
    const limits: Budgets = JSON.parse(readFileSync(`${root}/scripts/check/budgets.json`, 'utf8'));
    // A new remote has no limits before somebody sets them.
    const parts = Object.fromEntries(
      Object.keys(limits.chunks).map((name) => {
        const record = `${root}/dist/${name}/${currentBuild(root, name)}/release.json`;
        return [name, JSON.parse(readFileSync(record, 'utf8')) as ReleaseRecord];
      }),
    );
    return findOver(parts, limits);
  },
};

function currentBuild(root: string, name: string): string | undefined {
  const pointer = `${root}/dist/${name}/current.json`;
  if (!existsSync(pointer)) return undefined;
  return (JSON.parse(readFileSync(pointer, 'utf8')) as { build: string }).build;
}

export function findOver(parts: Record<string, ReleaseRecord>, limits: Budgets): string[] {
  return [...overChunks(parts, limits), ...overPages(parts, limits)];
}

function overChunks(parts: Record<string, ReleaseRecord>, { chunks }: Budgets): string[] {
  return Object.entries(parts).flatMap(([part, record]) =>
    Object.entries(record.chunks).flatMap(([chunk, files]) => {
      const own = chunk === 'entry' ? [record.entry] : files.filter((file) => file !== record.entry);
      const kind = chunk.replace(/^i18n-.+$/, 'i18n-*');
      const limit = chunks[part]?.[kind] ?? chunks[part]?.['*'] ?? 0;
      return over(
        `chunk ${chunk} of ${part}`,
        limit,
        own.map((file) => ({ file, size: sizeOf(record, file) })),
      );
    }),
  );
}

function overPages(parts: Record<string, ReleaseRecord>, { pages }: Budgets): string[] {
  return Object.entries(pages).flatMap(([remote, limits]) =>
    pathsIn(parts[remote]).flatMap(({ path, tenantType }) => {
      const limit = limits[path] ?? limits['*'] ?? 0;
      const longest = languages
        .map((language) => scriptsOf(parts, tenantType, path, language))
        .sort((one, other) => total(other) - total(one))[0];
      return over(`page ${path} of ${remote}`, limit, longest ?? []);
    }),
  );
}

/** Only the frame of missing pages is loaded, which all others have, too. */
function pathsIn(record: ReleaseRecord | undefined): { path: string; tenantType: 'platform' | 'tenant' }[] {
  return (record?.pages ?? [])
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ path, host }) => ({ path, tenantType: host === 'platform' ? 'platform' : 'tenant' }));
}

type Script = { file: string; size: number };

const total = (scripts: Script[]) => scripts.reduce((sum, { size }) => sum + size, 0);

function sizeOf({ files }: ReleaseRecord, file: string): number {
  return kilobytes(files.find(({ path }) => path === file)?.brotli ?? 0);
}

/** Counts what the edge preloads, which is what the page begins with. */
function scriptsOf(
  parts: Record<string, ReleaseRecord>,
  tenantType: 'platform' | 'tenant',
  path: string,
  language: string,
): Script[] {
  const composition = { id: '', parts: parts as unknown as Parts, fallback: {} };
  const all = Object.values(parts);
  return preloadsFor(composition, areaOf(path, tenantType), path, language).map(({ href }) => {
    const owner = all.find((record) => href.startsWith(fileUrl(record, '')));
    const file = href.split('/').at(-1) ?? '';
    return { file: `${owner?.remote}/${file}`, size: owner ? sizeOf(owner, file) : 0 };
  });
}

function over(what: string, limit: number, scripts: Script[]): string[] {
  const size = total(scripts);
  if (size <= limit) return [];
  const largest = [...scripts]
    .sort((one, other) => other.size - one.size)
    .slice(0, 5)
    .map((script) => `${script.file} ${asText(script.size)}`);
  return [
    `${what} is ${asText(size)}, ${asText(size - limit)} over its ${asText(limit)} (${largest.join(', ')}): make it smaller, or change its line in scripts/check/budgets.json`,
  ];
}
