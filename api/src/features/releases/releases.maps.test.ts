import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { openReleaseFiles } from '../../platform/storage/open-release-files.ts';
import { largestMaps } from '../../platform/storage/release-maps.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  createToken,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  releaseCalls,
} from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { cleanReleases } from './releases.cleaning.service.ts';
import { releases } from './releases.table.ts';

let test: TestApp;
let token: string;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
  token = await createToken(test.database, 'mfe-storefront');
  await putLive(test.database, makeShell(), makeShared());
});
afterAll(() => test.close());

const maps = brotliCompressSync(JSON.stringify({ 'entry.js': {} }));
const sendMaps = (build: TestBuild, by: string | undefined, body = maps) =>
  test.call('localhost', 'PUT', `${calls.at(build)}/maps`, {
    ...{ token: by, body, headers: { 'content-type': 'application/octet-stream' } },
  });
const stored = ({ record }: TestBuild) =>
  existsSync(join(test.dataDir, 'release-maps', record.remote, record.build));
async function announced(): Promise<TestBuild> {
  const build = makeBuild('mfe-storefront');
  await calls.upload(build, token);
  return build;
}

it('a team sends the maps of its own part only, and of builds that are there', async () => {
  const build = await announced();
  const other = await createToken(test.database, 'mfe-store-admin');
  expect((await sendMaps(build, undefined)).status).toBe(401);
  expect((await sendMaps(build, other)).status).toBe(403);
  expect(stored(build)).toBe(false);
  expect((await sendMaps(build, token)).status).toBe(200);
  expect(stored(build)).toBe(true);
  const unknown = await sendMaps(makeBuild('mfe-storefront'), token);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'RELEASE_UNKNOWN']);
});

it('maps that are invalid, or too large as sent or unpacked, are refused', async () => {
  const build = await announced();
  const bomb = brotliCompressSync(Buffer.alloc(41_000_000, '{'));
  for (const body of [Buffer.from('{}'), brotliCompressSync('alert(1)'), bomb]) {
    const { status, body: reply } = await sendMaps(build, token, body);
    expect([status, reply.code]).toEqual([400, 'RELEASE_FILE']);
  }
  expect((await sendMaps(build, token, Buffer.alloc(largestMaps + 1))).status).toBe(413);
  expect(stored(build)).toBe(false);
});

it('nobody gets maps from the API, not even an operator', async () => {
  const build = await announced();
  await sendMaps(build, token);
  expect((await calls.publish(build, token)).status).toBe(200);
  const pat = await createPlatformUser(test.database);
  for (const by of [undefined, token, pat.token])
    for (const path of ['maps', 'files/maps', 'files/maps.json.br', 'files/maps.json', 'files/..%2fmaps']) {
      const { status } = await test.call('localhost', 'GET', `${calls.at(build)}/${path}`, { token: by });
      expect([path, [400, 401, 403, 404].includes(status)]).toEqual([path, true]);
    }
});

it('maps are removed with their build, and not taken afterwards', async () => {
  const build = await announced();
  await sendMaps(build, token);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await onPlatform(test.database, (tx) =>
    tx.update(releases).set({ createdAt: longAgo }).where(eq(releases.build, build.record.build)),
  );
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: test.dataDir };
  await cleanReleases({ database: test.database, releaseFiles: openReleaseFiles(config) });
  expect(stored(build)).toBe(false);
  expect((await sendMaps(build, token)).body.code).toBe('RELEASE_UNKNOWN');
  expect(stored(build)).toBe(false);
});
