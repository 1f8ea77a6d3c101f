import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import { forgetBuilds, makeBuild, makeShared, makeShell, putLive } from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
const edgeSecret = 'an edge apart and its API know it';
const [shell, shared, shop, changed] = [
  makeShell(),
  makeShared(),
  makeBuild('mfe-storefront'),
  makeBuild('mfe-storefront'),
];

beforeAll(async () => {
  test = await startTestApp({ config: { EDGE_SECRET: edgeSecret } });
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  for (const build of [shell, shared, shop, changed]) await putLive(test.database, build);
});
afterAll(() => test.close());

type Given = { token?: string | undefined; beside?: TestBuild[]; page?: string; problem?: string };
async function judge(
  { record }: TestBuild,
  { token = edgeSecret, beside = [shell, shared], ...given }: Given = {},
) {
  const builds = Object.fromEntries(beside.map((one) => [one.record.remote, one.record.build]));
  const { remote, build } = record;
  const body = { composition: 'c', builds, remote, build, problem: 'throws', message: 'no window', ...given };
  return test.call('localhost', 'POST', '/api/telemetry/verdicts', { token, body });
}
const read = async (path: string) =>
  (await test.call('localhost', 'GET', `/api/${path}`, { token: pat.token })).body;
const live = async () => (await read('releases/plan')).live.parts;
const isBack = async () => (await live())['mfe-storefront'] === shop.record.build;

it.each([
  ['throws', 'serverThrows'],
  ['loops', 'serverLoops'],
  ['hangs', 'serverHangs'],
])('one renderer that sees a build that %s is enough to demote it', async (problem, code) => {
  expect((await judge(changed, { problem })).status).toBe(202);
  expect(await isBack()).toBe(true);
  const { remote, build } = changed.record;
  expect((await read('platform-notices')).items).toMatchObject([
    {
      values: { remote, build, instead: shop.record.build },
      why: { code, values: { parts: `${remote} ${build}`, message: 'no window' } },
    },
  ]);
  expect((await read('telemetry/errors')).items).toMatchObject([{ remote, build, phase: 'server' }]);
});

it('a new mfe-shared is to blame for a remote that did not change', async () => {
  const broken = makeShared('1.0.1');
  await putLive(test.database, broken);
  await judge(changed, { beside: [shell, broken] });
  expect(await live()).toMatchObject({
    'mfe-shared': shared.record.build,
    'mfe-storefront': changed.record.build,
  });
});

it('a page that ends the renderer is recorded only, as its address may be made up', async () => {
  await judge(changed, { page: '/product/:slug' });
  expect(await isBack()).toBe(false);
  expect((await read('telemetry/errors')).items).toMatchObject([{ path: '/product/:slug' }]);
});

it('verdicts on builds are for edges of this platform: to all others the route does not exist', async () => {
  for (const token of [undefined, 'x', pat.token]) {
    const { status } = await test.call('localhost', 'POST', '/api/telemetry/verdicts', { token, body: {} });
    expect(status).toBe(404);
  }
  const { remote, build } = changed.record;
  const forged = await test.call('localhost', 'POST', '/api/telemetry', {
    body: { composition: 'c', path: '/', errors: [{ remote, build, phase: 'server', message: 'x' }] },
  });
  expect(forged.status).toBe(202);
  expect((await read('telemetry/errors')).totalDoc).toBe(0);
  expect((await judge(changed, { token: await test.app.visitorKey() })).status).toBe(202);
  expect(await isBack()).toBe(true);
});

it('a verdict on a build that no page gets changes nothing', async () => {
  expect((await judge(shop)).status).toBe(202);
  expect((await judge(makeBuild('mfe-storefront'))).status).toBe(202);
  expect(await isBack()).toBe(false);
});
