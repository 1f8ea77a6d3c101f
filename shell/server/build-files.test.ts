import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { sweepReleases } from './fetched-releases.ts';
import { buildOf, contentOf, makePlan, makeRecord, writeBuild } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { startEdge } from './testing/edge.ts';

const [live, local, uploaded, old] = ['a', 'f', 'b', 'c'].map(buildOf) as [string, string, string, string];
const part = 'mfe-storefront';
const url = (build: string, file: string) => `/mfe/${part}/${build}/${file}`;
const fromApi = (build: string, file: string) => `/api/releases/${part}/${build}/files/${file}`;

let test: TestEdge;
beforeEach(async () => {
  test = await startEdge();
});
afterEach(() => test.close());

/** As the API gives it out when it keeps releases where this machine does not see them. */
function release(build: string, bytes = contentOf({ remote: part, build })): void {
  test.api.files.set(fromApi(build, 'entry.js'), bytes);
  test.api.files.set(fromApi(build, 'entry.js.br'), brotliCompressSync(bytes));
  test.api.files.set(fromApi(build, 'entry.js.gz'), gzipSync(bytes));
}

/** The plan names the release, so that its record is known. */
async function plan(): Promise<void> {
  test.api.plan = makePlan({ rollouts: [{ build: uploaded }] });
  await test.get('/');
  test.api.asked = [];
}

async function expectServed(build: string): Promise<void> {
  const bytes = contentOf({ remote: part, build });
  const plain = await test.get(url(build, 'entry.js'));
  expect(plain.statusCode).toBe(200);
  expect(plain.rawPayload).toEqual(bytes);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(application|text)\/javascript/),
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  const brotli = await test.get(url(build, 'entry.js'), { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(bytes);
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  const gzip = await test.get(url(build, 'entry.js'), { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload)).toEqual(bytes);
}

async function expectNothing(path: string): Promise<void> {
  const reply = await test.get(path);
  expect([400, 404]).toContain(reply.statusCode);
  expect(reply.headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(reply.body).not.toContain('canary');
}

it('the edge serves the files that a local build’s record names, and no other file of its folder', async () => {
  writeBuild(test.dist, makeRecord(part, local));
  const folder = join(test.dist, part, local);
  writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync(contentOf({ remote: part, build: local })));
  for (const name of ['secret.js', 'maps.json', 'maps.json.br']) writeFileSync(join(folder, name), 'canary');
  writeFileSync(join(test.dist, 'canary.js'), 'canary');
  await expectServed(local);
  for (const file of ['secret.js', 'maps.json', 'maps.json.br', 'release.json', 'entry.js.br', '.', '..', ''])
    await expectNothing(url(local, file));
  for (const path of [
    `/mfe/${part}/current.json`,
    `/mfe/${part}/${local}/..%2f..%2fcanary.js`,
    `/mfe/${part}/..%2f${local}/canary.js`,
    `/mfe/..%2f${part}/${local}/entry.js`,
    `/mfe/${part}/${local}/sub/entry.js`,
    `/mfe/${part.toUpperCase()}/${local}/entry.js`,
    '/mfe/canary.js',
    '/mfe/',
  ])
    await expectNothing(path);
});

it('the edge serves a release from the API’s folder when it can read it', async () => {
  const folder = join(test.dataDir, 'releases', part, uploaded);
  mkdirSync(folder, { recursive: true });
  const bytes = contentOf({ remote: part, build: uploaded });
  writeFileSync(join(folder, 'entry.js'), bytes);
  writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync(bytes));
  await plan();
  await expectServed(uploaded);
  expect(test.api.asked.filter((path) => path.includes('/files/'))).toEqual([]);
});

it('the edge fetches a release from a remote API once, with its compressed files, and caches it', async () => {
  release(uploaded);
  await plan();
  const all = await Promise.all(Array.from({ length: 20 }, () => test.get(url(uploaded, 'entry.js'))));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(test.api.asked).toEqual(['', '.br', '.gz'].map((form) => fromApi(uploaded, `entry.js${form}`)));
  test.api.isDown = true;
  await expectServed(uploaded);
});

it('the edge neither caches nor serves a file that differs from its record', async () => {
  release(uploaded, Buffer.from('changed on its way'));
  await plan();
  const reply = await test.get(url(uploaded, 'entry.js'));
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(existsSync(join(test.dataDir, 'release-cache', part, uploaded, 'entry.js'))).toBe(false);
  release(uploaded);
  test.api.files.set(fromApi(uploaded, 'entry.js.br'), brotliCompressSync(Buffer.from('another one')));
  test.api.files.set(fromApi(uploaded, 'entry.js.gz'), Buffer.from('not compressed at all'));
  const whole = await test.get(url(uploaded, 'entry.js'), { 'accept-encoding': 'br, gzip' });
  // Compressed by the edge then, out of the file itself.
  const bytes = contentOf({ remote: part, build: uploaded });
  expect(brotliDecompressSync(whole.rawPayload)).toEqual(bytes);
  expect((await test.get(url(uploaded, 'entry.js'))).rawPayload).toEqual(bytes);
});

it('the edge passes on a file of a build that is in no plan any more', async () => {
  release(old);
  await plan();
  await expectServedAsIs(old);
  expect(existsSync(join(test.dataDir, 'release-cache', part, old))).toBe(false);
});

async function expectServedAsIs(build: string): Promise<void> {
  const reply = await test.get(url(build, 'entry.js'));
  expect(reply.rawPayload).toEqual(contentOf({ remote: part, build }));
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8');
}

it('the edge answers 404 for an unknown build and does not ask the API each time', async () => {
  await plan();
  for (let time = 0; time < 5; time += 1) await expectNothing(url(old, 'entry.js'));
  await expectNothing(url(live, '..%2fentry.js'));
  expect(test.api.asked).toEqual([fromApi(old, 'entry.js')]);
  test.api.isDown = true;
  const reply = await test.get(url(old, 'routes.js'));
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
});

it('the edge deletes fetched builds after a month', async () => {
  const cache = join(test.dataDir, 'release-cache');
  for (const build of [old, uploaded]) mkdirSync(join(cache, part, build), { recursive: true });
  const monthAgo = Date.now() / 1_000 - 31 * 24 * 60 * 60;
  utimesSync(join(cache, part, old), monthAgo, monthAgo);
  await sweepReleases(cache);
  expect([old, uploaded].map((build) => existsSync(join(cache, part, build)))).toEqual([false, true]);
});
