import { randomUUID } from 'node:crypto';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { makeBuild, makeShared, makeShell, putLive, putPublished } from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
const part = 'mfe-storefront';
const [first, second, next] = [makeBuild(part), makeBuild(part), makeBuild(part, { version: '1.1.0' })];

beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared(), first);
  await putLive(test.database, second);
  await putPublished(test.database, next);
});
afterAll(() => test.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, host = 'localhost') =>
  (await test.call(host, method, `/api/${path}`, { token: pat.token, body })).body;

it('the overview shows each part’s live build, its last good build and the health of its builds', async () => {
  const stores = [];
  for (const slug of ['fresh', 'bakehouse', 'corner', 'farm'])
    stores.push(await createStore(test.database, slug));
  await call('PUT', `tenants/ring/${stores[0]}`, { ring: 'first' });
  const rollout = await call('POST', 'rollouts', {
    ...{ remote: part, build: next.record.build, share: 5_000, ring: 'first' },
  });
  const { build } = next.record;
  for (let page = 0; page < 3; page += 1)
    await test.call('fresh.localhost', 'POST', '/api/telemetry', {
      headers: { cookie: `visitor=${signVisitor(randomUUID(), await test.app.visitorKey())}` },
      body: {
        ...{ composition: 'c', path: '/', builds: { [part]: build } },
        numbers: [
          { remote: part, build, metric: 'pages', value: 1 },
          { remote: part, build, metric: 'lcp', value: 1_100 },
        ],
        errors: [{ remote: part, build, phase: 'render', message: 'x' }],
      },
    });

  const { parts, rings, settings } = await call('GET', 'releases/overview');
  expect(parts.map(({ remote }: { remote: string }) => remote)).toEqual(['mfe-shared', part, 'shell']);
  const [, mine] = parts;
  expect(mine).toMatchObject({
    live: { build: second.record.build, version: '1.0.0', commit: null },
    lastGood: first.record.build,
    optional: false,
    rollouts: [rollout],
  });
  const byBuild = Object.fromEntries(mine.builds.map((one: { build: string }) => [one.build, one]));
  expect(byBuild[build]).toEqual({
    ...{ label: '1.1.0', commit: null },
    ...{ build, version: '1.1.0', status: 'published', reason: null, publishedBy: '' },
    ...{ label: '1.1.0', commit: null, publishedAt: expect.any(String) },
    // Half of the visitors of one store of four.
    share: 1_250,
    ...{ ran: null, opened: null },
    ...{ pages: 3, errors: 3, visitorsWithErrors: 3 },
    p75: { lcp: expect.any(Number), load: null },
  });
  expect(Math.abs(byBuild[build].p75.lcp - 1_100)).toBeLessThan(151);
  expect(byBuild[second.record.build]).toMatchObject({ share: 8_750, pages: 0, p75: { lcp: null } });
  expect(byBuild[first.record.build].share).toBe(0);
  expect(rings).toEqual({ first: 1, early: 0, everyone: 3 });
  expect(settings).toEqual({
    demandBrowserCheck: false,
    demoteOn: true,
    demoteAfterVisitors: 5,
    demoteWithinMinutes: 10,
    version: 0,
  });
});

it('the overview shows a part’s ten newest builds and those that visitors get', async () => {
  const many = Array.from({ length: 12 }, () => makeBuild(part));
  await putPublished(test.database, ...many);
  const { parts } = await call('GET', 'releases/overview');
  const builds = parts[1].builds.map((one: { build: string }) => one.build);
  expect(builds).toEqual(expect.arrayContaining([first, second, next].map(({ record }) => record.build)));
  expect(builds.length).toBeLessThanOrEqual(13);
});

it('release settings are saved over the version that was read, and the second of two saves is refused', async () => {
  const { settings } = await call('GET', 'releases/overview');
  const save = (changes: object) =>
    test.call('localhost', 'PUT', '/api/releases/settings', {
      token: pat.token,
      body: { ...settings, ...changes },
    });
  const first = await save({ demoteAfterVisitors: 8 });
  expect(first.status).toBe(200);
  expect(first.body).toEqual({ ...settings, demoteAfterVisitors: 8, version: settings.version + 1 });
  const late = await save({ demoteOn: false });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await call('GET', 'releases/overview')).settings).toEqual(first.body);
  expect((await save({ demoteOn: false, version: first.body.version })).status).toBe(200);
});
