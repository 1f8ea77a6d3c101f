import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openReleaseFiles } from '../../platform/storage/open-release-files.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import { makeBuild, makeShared, makeShell, putLive, releaseCalls } from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { cleanReleases } from './releases.cleaning.service.ts';
import { compositions, releases } from './releases.table.ts';

let test: TestApp;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
beforeEach(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared());
});
afterEach(() => test.close());

const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000);
const given = () => {
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: test.dataDir };
  return { database: test.database, releaseFiles: openReleaseFiles(config) };
};
const clean = async () => (await cleanReleases(given())).map(({ build }) => build);
const set = ({ record }: TestBuild, values: Partial<typeof releases.$inferInsert>) =>
  onPlatform(test.database, (tx) => tx.update(releases).set(values).where(eq(releases.build, record.build)));
const age = (build: TestBuild) => set(build, { createdAt: twoDaysAgo(), publishedAt: twoDaysAgo() });
const folder = ({ record }: TestBuild, place = 'releases') =>
  join(test.dataDir, place, record.remote, record.build);

async function published(way: object = {}): Promise<TestBuild> {
  const build = makeBuild('mfe-storefront');
  await calls.upload(build, pat.token);
  const { status } = await calls.publish(build, pat.token, way);
  expect(status).toBe(200);
  await age(build);
  return build;
}

it('an unfinished upload is removed after a day and can be sent again', async () => {
  const old = makeBuild('mfe-storefront');
  const young = makeBuild('mfe-storefront');
  for (const build of [old, young]) {
    await calls.announce(build, pat.token);
    await calls.send(build, pat.token, 'entry.js');
  }
  await set(old, { createdAt: twoDaysAgo() });
  expect(await clean()).toEqual([old.record.build]);
  expect([old, young].map((build) => existsSync(folder(build, 'release-uploads')))).toEqual([false, true]);
  expect((await calls.upload(old, pat.token)).body).toMatchObject({ status: 'uploading' });
  expect((await calls.publish(old, pat.token, { live: true })).status).toBe(200);
});

it('a build that no page can get is removed, and a request for it says so', async () => {
  const unused = await published();
  expect(await clean()).toEqual([unused.record.build]);
  expect(existsSync(folder(unused))).toBe(false);
  expect((await calls.publish(unused, pat.token, { live: true })).body.code).toBe('RELEASE_INCOMPLETE');
  const { body } = await test.call('localhost', 'GET', calls.at(unused), { token: pat.token });
  expect(body).toMatchObject({ status: 'withdrawn', reason: { code: 'cleaned' }, record: unused.record });
  expect(await clean()).toEqual([]);
  await calls.upload(unused, pat.token);
  expect((await calls.publish(unused, pat.token, { live: true })).status).toBe(200);
});

it('a build is retained while it is or recently was live, in a rollout or open in a tab', async () => {
  const before = await published({ live: true });
  const live = await published({ live: true });
  const onItsWay = await published({ share: 100 });
  const open = await published();
  await set(open, { seenAt: new Date() });
  const fresh = makeBuild('mfe-storefront');
  await calls.upload(fresh, pat.token);
  await calls.publish(fresh, pat.token);
  expect(await clean()).toEqual([]);
  for (const build of [before, live, onItsWay, open, fresh]) expect(existsSync(folder(build))).toBe(true);
});

it('the last good build of a part is retained, however many builds of others were released since', async () => {
  const long = await published({ live: true });
  const lastGood = await published({ live: true });
  const live = await published({ live: true });
  await onPlatform(test.database, async (tx) => {
    for (let at = 1; at <= 20; at += 1)
      await tx.insert(compositions).values({
        ...{
          parts: { 'mfe-storefront': live.record.build, 'mfe-shared': String(at) },
          reason: { code: 'words', values: { text: '' } },
          setBy: '',
        },
        createdAt: new Date(Date.now() + at),
      });
  });
  expect(await clean()).toEqual([long.record.build]);
  expect([lastGood, live].map((build) => existsSync(folder(build)))).toEqual([true, true]);
});

it('removing builds continues where a process was interrupted', async () => {
  const build = await published();
  await set(build, { status: 'withdrawn', reason: { code: 'cleaning', values: {} } });
  expect(await clean()).toEqual([build.record.build]);
});

it('concurrent processes remove a build once, and never one that goes live at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const build = await published();
    const [one, two, { status }] = await Promise.all([
      clean(),
      clean(),
      calls.publish(build, pat.token, { live: true }),
    ]);
    const removed = [...one, ...two].filter((id) => id === build.record.build);
    expect([status, removed.length]).toEqual(status === 200 ? [200, 0] : [409, 1]);
    expect(existsSync(folder(build))).toBe(status === 200);
  }
});
