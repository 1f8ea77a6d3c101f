import { randomBytes } from 'node:crypto';
import { releases } from '../features/releases/releases.table.ts';
import { goLive, lockCompositions } from '../features/rollouts/rollouts.live.service.ts';
import type { Database } from '../platform/database/database.ts';
import { deployTokens } from '../platform/identity/deploy-tokens.table.ts';
import { newDeployToken } from '../platform/identity/deploy-tokens.ts';
import { sha384 } from '../platform/storage/release-bytes.ts';
import type { ReleaseRecord } from '../platform/storage/release-record.schema.ts';
import { onPlatform } from '../platform/tenancy/tenancy.ts';
import type { TestApp } from './test-app.ts';

/** A build as scripts/webpack makes them, but with other files. */
export type TestBuild = { record: ReleaseRecord; files: Map<string, Buffer> };

export function makeBuild(remote: string, given: Partial<ReleaseRecord> = {}): TestBuild {
  const build = given.build ?? randomBytes(6).toString('hex');
  const global = `larder_${remote.replaceAll('-', '_')}_${build}`;
  const files = new Map([
    ['entry.js', Buffer.from(`self.${global} = {};`.repeat(20))],
    ['routes.1234567890.js', Buffer.from(`console.log(${JSON.stringify(build)});`)],
    ['logo.webp', Buffer.from([1, 2, 3])],
  ]);
  const record: ReleaseRecord = {
    ...{
      remote,
      build,
      version: '1.0.0',
      needs: {},
      provides: {},
      exposes: ['./routes'],
      pages: [],
      slots: [],
      global,
    },
    ...{ uses: {}, gives: {} },
    ...{ entry: 'entry.js', styles: [], paths: [], preload: {}, server: null, render: {} },
    chunks: { entry: ['entry.js'], routes: ['routes.1234567890.js'] },
    files: [...files].map(([path, bytes]) => ({
      ...{ path, size: bytes.length, gzip: 0, brotli: 0, sha384: sha384(bytes) },
    })),
    ...given,
  };
  return { record, files };
}

/** Makes a shell that meets the needs of a page's builds; `makeShared` makes their mfe-shared. */
export const makeShell = (given: Partial<ReleaseRecord> = {}) =>
  makeBuild('shell', {
    needs: { 'mfe-shared': '^1.0.0' },
    provides: { react: '19.3.1', 'react-router-dom': '7.18.5' },
    ...given,
  });
export const makeShared = (version = '1.0.0', given: Partial<ReleaseRecord> = {}) =>
  makeBuild('mfe-shared', {
    version,
    needs: { react: '^19.3.0' },
    provides: { 'mfe-shared': version },
    ...given,
  });

/** Has these builds live, as if they lay in the folder of local builds. */
export async function putLive(database: Database, ...builds: TestBuild[]): Promise<void> {
  await onPlatform(database, async (tx) => {
    await lockCompositions(tx);
    await putPublished(database, ...builds);
    const parts = Object.fromEntries(builds.map(({ record }) => [record.remote, record.build]));
    await goLive(tx, { parts, reason: { code: 'words', values: { text: 'test' } }, setBy: 'test' });
  });
}

export async function putPublished(database: Database, ...builds: TestBuild[]): Promise<void> {
  const rows = builds.map(({ record }) => ({
    ...{ remote: record.remote, build: record.build, version: record.version, record },
    ...{ source: 'local' as const, status: 'published' as const, publishedAt: new Date() },
  }));
  await onPlatform(database, (tx) => tx.insert(releases).values(rows));
}

/** Deletes all builds for the next test of an application: starting another takes a third of a second. */
export async function forgetBuilds(database: Database): Promise<void> {
  await database.pool.query(
    `truncate releases, compositions, rollouts, demotions, build_runs, deploy_tokens,
       remote_errors, remote_pages, remote_numbers, platform_notices, audit_log`,
  );
}

/** Creates a deploy token of this part, as its team keeps it. */
export async function createToken(
  database: Database,
  remote: string,
  {
    name = 'CI',
    paths = ['/'],
    areas = [],
    slots = [],
  }: { name?: string } & Partial<Record<'paths' | 'areas' | 'slots', string[]>> = {},
): Promise<string> {
  const { token, hash } = newDeployToken(remote);
  await onPlatform(database, (tx) =>
    tx.insert(deployTokens).values({ remote, name, hash, paths, areas, slots, createdBy: 'test' }),
  );
  return token;
}

/** Returns the calls of a release, one by one. */
export function releaseCalls(test: TestApp) {
  const at = ({ record }: TestBuild) => `/api/releases/${record.remote}/${record.build}`;
  const announce = (build: TestBuild, token: string | undefined, given: object = {}) =>
    test.call('localhost', 'POST', '/api/releases', { token, body: { record: build.record, ...given } });
  const send = (build: TestBuild, token: string | undefined, file: string, bytes = build.files.get(file)) =>
    test.call('localhost', 'PUT', `${at(build)}/files/${file}`, {
      token,
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
  return {
    at,
    announce,
    send,
    publish: (build: TestBuild, token: string | undefined, body: object = {}) =>
      test.call('localhost', 'POST', `${at(build)}/publish`, { token, body }),
    /** Announces it and sends all that is missing. */
    async upload(build: TestBuild, token: string | undefined, given: object = {}) {
      const announced = await announce(build, token, given);
      for (const file of announced.body.missing ?? []) await send(build, token, file);
      return announced;
    },
  };
}

/** Returns status, code and messages of a reply that refuses something. */
export const refusalOf = ({ status, body }: Awaited<ReturnType<TestApp['call']>>) => [
  status,
  body.code,
  body.details?.map(({ message }: { message: string }) => message),
];
