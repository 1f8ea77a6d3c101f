import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleasePlan } from 'api';

export type TestRecord = ReleasePlan['records'][number];

/** The parts of a small platform. */
export const testParts = ['shell', 'mfe-shared', 'mfe-storefront', 'mfe-store-admin', 'mfe-platform-admin'];

/** The content of a test build's files: its name, repeated so that compression is worthwhile. */
export const contentOf = ({ remote, build }: Pick<TestRecord, 'remote' | 'build'>): Buffer =>
  Buffer.from(`/* ${remote} ${build} */`.repeat(100));

export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A build name made of a letter: `a` → `aaaaaaaaaaaa`. */
export const buildOf = (letter: string): string => letter.repeat(12).slice(0, 12);

export function makeRecord(remote: string, build: string, given: Partial<TestRecord> = {}): TestRecord {
  const bytes = contentOf({ remote, build });
  const hash = sha384(bytes);
  return {
    ...{
      remote,
      build,
      version: '1.0.0',
      needs: {},
      provides: {},
      exposes: [],
      pages: [],
      slots: [],
      paths: [],
    },
    ...{ entry: 'entry.js', global: `larder_${build}`, styles: [], preload: {}, server: null, render: {} },
    ...{ uses: {}, gives: {} },
    files: ['entry.js', 'routes.js'].map((path) => ({
      ...{ path, size: bytes.length, gzip: 0, brotli: 0, sha384: hash },
    })),
    chunks: { routes: ['routes.js'] },
    ...given,
  };
}

type Given = Partial<Omit<ReleasePlan, 'rollouts' | 'records'>> & {
  rollouts?: Partial<ReleasePlan['rollouts'][number]>[];
  records?: TestRecord[];
};

/** All parts live on `aaaaaaaaaaaa`, with the given changes. */
export function makePlan({ rollouts = [], records = [], ...given }: Given = {}): ReleasePlan {
  const build = buildOf('a');
  return {
    version: 'v1',
    live: { id: null, parts: Object.fromEntries(testParts.map((name) => [name, build])) },
    fallback: {},
    rings: {},
    sources: {},
    ...given,
    rollouts: rollouts.map((rollout, at) => ({
      id: `0199a000-0000-7000-8000-00000000000${at}`,
      ...{ remote: 'mfe-storefront', build: buildOf('b'), share: 10_000, ring: null, tenantIds: null },
      startsAt: '2026-01-01T00:00:00.000Z',
      ...rollout,
    })),
    records: [
      ...testParts.map((name) => makeRecord(name, build)),
      makeRecord('mfe-storefront', buildOf('b')),
      ...records,
    ],
  };
}

/** Writes a build into a folder of builds as scripts/webpack does, as the newest one. */
export function writeBuild(folder: string, record: TestRecord): void {
  const { remote, build, files } = record;
  mkdirSync(join(folder, remote, build), { recursive: true });
  for (const { path } of files) writeFileSync(join(folder, remote, build, path), contentOf(record));
  writeFileSync(join(folder, remote, build, 'release.json'), JSON.stringify(record));
  const pointer = { remote, build, record: `${build}/release.json` };
  writeFileSync(join(folder, remote, 'current.json'), JSON.stringify(pointer));
}
