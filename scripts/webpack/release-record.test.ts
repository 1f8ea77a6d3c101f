import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from 'api';
import { releaseRecord } from 'api/release-record';
import { pageFaults } from '../../api/src/features/releases/page-gate.ts';
import { unmetNeeds } from '../../api/src/features/releases/version-gate.ts';
import { packageDirectory, packageNames, readManifest } from './packages.ts';
import { readTables } from './page-table.ts';
import { agreements } from './release-record.ts';

const partsOfToday = packageNames.map((remote) => {
  const manifest = readManifest(packageDirectory(remote));
  return {
    remote,
    build: '0123456789ab',
    version: manifest.version,
    ...agreements(remote, manifest),
    uses: {},
    gives: {},
  };
});

it('the shell’s record provides what mfe-shared and the remotes need, and needs mfe-shared', () => {
  const [shell] = partsOfToday;
  expect(shell).toMatchObject({
    needs: { 'mfe-shared': expect.stringMatching(/^\^/) },
    provides: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/), zustand: expect.any(String) },
  });
});

it('containers need a federation runtime that an older shell does not provide', () => {
  const runtime = '@module-federation/webpack-bundler-runtime';
  const [shell, ...others] = partsOfToday;
  const older = { ...shell, provides: { ...shell?.provides, [runtime]: undefined } };
  const unmet = unmetNeeds([older, ...others] as typeof partsOfToday);
  expect(unmet.map((need) => 'found' in need && [need.remote, need.needs, need.found])).toEqual(
    others.map(({ remote }) => [remote, runtime, null]),
  );
});

it('the parts of one source tree meet each other’s needs', () => {
  expect(unmetNeeds(partsOfToday)).toEqual([]);
});

it('the registry accepts the written record', () => {
  const [shell] = partsOfToday;
  const files = ['entry.js', 'server.cjs'].map((path) => ({
    ...{ path, size: 1, gzip: 0, brotli: 0, sha384: `sha384-${'a'.repeat(64)}` },
  }));
  const rest = {
    exposes: [],
    paths: [],
    entry: 'entry.js',
    global: 'larder_shell',
    chunks: {},
    styles: [],
    preload: {},
    server: 'server.cjs',
    render: { '/search': ['q'] },
  };
  expect(releaseRecord.safeParse({ ...shell, ...rest, files }).error).toBeUndefined();
});

it('each page of the source tree belongs to the part that declares it, with permissions that stores know', async () => {
  const records = await Promise.all(
    packageNames.map(async (remote, at) => {
      const tables = await readTables(packageDirectory(remote));
      return { ...partsOfToday[at], ...tables, paths: [] } as unknown as ReleaseRecord;
    }),
  );
  expect(records.flatMap(({ pages }) => pages).length).toBeGreaterThan(60);
  expect(pageFaults([records], records, new Map())).toEqual([]);
});

it('a permission out of a library is refused, as its page would be everybody’s', async () => {
  const within = join(import.meta.dirname, '../../var');
  mkdirSync(within, { recursive: true });
  // Loaders are found from where the sources are.
  const directory = mkdtempSync(join(within, 'table-'));
  mkdirSync(join(directory, 'src'));
  const page = `{ path: '/admin/coupons', permission: coupons.write, page: async () => {} }`;
  writeFileSync(
    join(directory, 'src/pages.ts'),
    `import { coupons } from 'mfe-shared';\nexport const pages = [${page}];\n`,
  );
  try {
    await expect(readTables(directory)).rejects.toThrow(
      'The permission of /admin/coupons has to be a literal in the page table.',
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
