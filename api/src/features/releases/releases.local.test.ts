import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import type { RunBuilds, RunFault } from '../../platform/storage/build-runner.ts';
import { openReleaseFiles } from '../../platform/storage/open-release-files.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import { makeBuild, makeShared, makeShell, releaseCalls } from '../../testing/builds.ts';
import { writeBuilds } from '../../testing/local-builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { registerLocalBuilds } from './releases.local.service.ts';
import { compositions } from './releases.table.ts';

let test: TestApp;
let dist: string;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
const warnings: unknown[] = [];
const log = { warn: (...given: unknown[]) => void warnings.push(given) };
const shell = makeShell();
const shared = makeShared('1.0.0');
const storefront = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } });

beforeEach(async () => {
  test = await startTestApp();
  dist = await mkdtemp(join(tmpdir(), 'larder-dist-'));
  pat = await createPlatformUser(test.database);
  calls = releaseCalls(test);
  warnings.length = 0;
  faults = [];
  await build(shell, shared, storefront);
  await start();
});
afterEach(async () => {
  await test.close();
  await rm(dist, { recursive: true });
});

let faults: RunFault[];
const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: tmpdir() } as const;
const start = () => {
  const { database } = test;
  const ask = async () => ({ status: 404, body: '{}' });
  const given = { database, config, ask, releaseFiles: openReleaseFiles(config) };
  const runBuilds: RunBuilds = async ({ set }) => faults.filter(({ build }) => build === set.remote.build);
  return registerLocalBuilds({ ...given, runBuilds }, dist, log);
};
const live = async () => (await onPlatform(test.database, readLive)).parts;
const state = async ({ record }: TestBuild) => {
  const url = `/api/releases/${record.remote}/${record.build}`;
  const { body } = await test.call('localhost', 'GET', url, { token: pat.token });
  return [body.source, body.status, body.reason && (body.reason.values.text ?? body.reason.code)];
};

const build = (...builds: TestBuild[]) => writeBuilds(dist, ...builds);
const prune = ({ record }: TestBuild) => rm(join(dist, record.remote, record.build), { recursive: true });

async function release(next: TestBuild): Promise<void> {
  await calls.upload(next, pat.token);
  expect((await calls.publish(next, pat.token, { live: true })).status).toBe(200);
}

it('local builds are live at the first start', async () => {
  expect(await live()).toEqual({
    shell: shell.record.build,
    'mfe-shared': shared.record.build,
    'mfe-storefront': storefront.record.build,
  });
  expect(await state(storefront)).toEqual(['local', 'published', null]);
});

it('a restart with the same local builds changes nothing', async () => {
  await start();
  const rows = await onPlatform(test.database, (tx) =>
    tx
      .select({ reason: compositions.reason, setBy: compositions.setBy })
      .from(compositions)
      .orderBy(asc(compositions.createdAt)),
  );
  expect(rows).toEqual([{ reason: { code: 'localBuilds', values: {} }, setBy: 'start' }]);
});

it('a new local build goes live, and the build before stays for a rollback', async () => {
  const next = makeBuild('mfe-storefront');
  await build(next);
  await start();
  expect((await live())['mfe-storefront']).toBe(next.record.build);
  expect(await state(storefront)).toEqual(['local', 'published', null]);
});

it('a new local build that fails beside what is live is kept, and what is live stays', async () => {
  const next = makeBuild('mfe-storefront');
  await build(next);
  const { remote, build: id } = next.record;
  faults = [{ code: 'runThrows', remote, build: id, place: '/', text: 'Error: boom' }];
  await start();
  expect((await live())['mfe-storefront']).toBe(storefront.record.build);
  expect(await state(next)).toEqual(['local', 'published', null]);
  expect(JSON.stringify(warnings)).toContain('Error: boom');
  // Without the files of the live build there would be no page at all.
  await prune(storefront);
  await start();
  expect((await live())['mfe-storefront']).toBe(id);
});

it('a local build never overrides a team’s release', async () => {
  const released = makeBuild('mfe-storefront');
  await release(released);
  const nextShell = makeShell();
  await build(makeBuild('mfe-storefront'), nextShell);
  await start();
  expect(await live()).toMatchObject({
    'mfe-storefront': released.record.build,
    shell: nextShell.record.build,
  });
});

it('a local build does not go live when it would break a team’s release', async () => {
  await release(makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } }));
  const before = await live();
  const nextShared = makeShared('2.0.0');
  await build(nextShared, makeShell({ needs: { 'mfe-shared': '^2.0.0' } }));
  await start();
  expect(await live()).toEqual(before);
  expect(warnings).toHaveLength(1);
  // The build that was live is not on this machine any more, and pages still need one.
  await prune(shared);
  await start();
  expect((await live())['mfe-shared']).toBe(nextShared.record.build);
});

it('a local build whose files are gone is withdrawn, and used again when it is rebuilt', async () => {
  const next = makeBuild('mfe-storefront');
  await build(next);
  await prune(storefront);
  await start();
  expect(await state(storefront)).toEqual(['local', 'withdrawn', 'gone']);
  await build(storefront);
  await prune(next);
  await start();
  expect(await state(storefront)).toEqual(['local', 'published', null]);
  expect(await state(next)).toEqual(['local', 'withdrawn', 'gone']);
  expect((await live())['mfe-storefront']).toBe(storefront.record.build);
});

it('a local build that somebody withdrew stays withdrawn', async () => {
  await build(makeBuild('mfe-storefront'));
  await start();
  const url = `/api/releases/mfe-storefront/${storefront.record.build}/withdraw`;
  await test.call('localhost', 'POST', url, { token: pat.token, body: { reason: 'it loses orders' } });
  await build(storefront);
  await start();
  expect(await state(storefront)).toEqual(['local', 'withdrawn', 'it loses orders']);
  expect((await live())['mfe-storefront']).not.toBe(storefront.record.build);
});

it('a published build that exists locally is the same build', async () => {
  const sent = { ...storefront, record: { ...storefront.record } };
  expect((await calls.announce(sent, pat.token)).body).toMatchObject({ status: 'published', missing: [] });
  expect((await calls.publish(sent, pat.token, { live: true })).body.live).toBe(true);
  expect(await state(storefront)).toEqual(['local', 'published', null]);
});

it('the API starts without any local builds', async () => {
  await rm(dist, { recursive: true });
  await expect(start()).resolves.toBeUndefined();
  await mkdir(dist);
});
