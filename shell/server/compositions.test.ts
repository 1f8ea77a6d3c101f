import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSignedVisitor, signVisitor } from 'api/visitor-id';
import { buildOf, makePlan, makeRecord, testParts, writeBuild } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { compositionIn, startEdge, storeId } from './testing/edge.ts';

const [live, next, local] = ['a', 'b', 'f'].map(buildOf) as [string, string, string];
/** So much later the edge asks again while the stream is not connected. */
const longEnough = 3_100;

let test: TestEdge;
let ahead = 0;
const pass = (ms: number) => {
  ahead += ms;
};
beforeEach(async () => {
  for (const clock of [performance, Date]) {
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => now() + ahead);
  }
  test = await startEdge();
});
afterEach(async () => {
  await test.close();
  jest.restoreAllMocks();
});

const writeLocal = () => {
  for (const name of testParts) writeBuild(test.dist, makeRecord(name, local));
};
async function storefront(headers?: Record<string, string>) {
  const { body } = await test.get('/', headers);
  return compositionIn(body).remotes['mfe-storefront'];
}
const visitorOf = (reply: Awaited<ReturnType<TestEdge['get']>>) =>
  reply.cookies.find(({ name }) => name === 'visitor');

it('a composition has the live builds, with each remote’s fallback and paths', async () => {
  const slots = [{ slot: 'store-admin.order', order: 10 }];
  const reports = makeRecord('mfe-reports', next, { paths: ['/reports'], slots });
  const plan = makePlan({ records: [reports], fallback: { 'mfe-storefront': next } });
  plan.live.parts['mfe-reports'] = next;
  test.api.plan = plan;
  const { remotes, shell } = compositionIn((await test.get('/')).body);
  expect(shell).toBe(live);
  expect(remotes['mfe-storefront']).toMatchObject({
    build: live,
    fallback: { build: next, entry: `/mfe/mfe-storefront/${next}/entry.js`, needs: {}, version: '1.0.0' },
  });
  expect(remotes['mfe-reports']).toMatchObject({ build: next, paths: ['/reports'], slots });
  expect(remotes['mfe-store-admin']).not.toHaveProperty('fallback');
  // Builds from before their pages were in the record show what they have always shown.
  expect(remotes['mfe-store-admin']).toMatchObject({ paths: ['/admin', '/store-admin'] });
});

it('a page preloads the chosen builds and the remote of its path', async () => {
  const reports = makeRecord('mfe-reports', next, { paths: ['/reports'] });
  const plan = makePlan({ records: [reports], rollouts: [{ tenantIds: [storeId] }] });
  plan.live.parts['mfe-reports'] = next;
  test.api.plan = plan;
  const preloads = async (path: string) =>
    [...(await test.get(path)).body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  expect(await preloads('/')).toContain(`/mfe/mfe-storefront/${next}/routes.js`);
  expect(await preloads('/')).not.toContain(`/mfe/mfe-storefront/${live}/routes.js`);
  expect(await preloads('/reports/today')).toContain(`/mfe/mfe-reports/${next}/routes.js`);
  expect(await preloads('/reportsx')).toContain(`/mfe/mfe-storefront/${next}/routes.js`);
});

it('a page preloads its own texts in the visitor’s language', async () => {
  const pages = [{ path: '/reports', host: 'store' as const, chunks: ['i18n-[language]-months'] }];
  const chunks = { 'i18n-en-months': ['i18n-en-months.js'], 'i18n-de-months': ['i18n-de-months.js'] };
  const plan = makePlan({ records: [makeRecord('mfe-reports', next, { pages, chunks })] });
  plan.live.parts['mfe-reports'] = next;
  test.api.plan = plan;
  const { body } = await test.get('/reports', { cookie: 'language=de' });
  expect(body).toContain(`/mfe/mfe-reports/${next}/i18n-de-months.js`);
  expect(body).not.toContain('i18n-en-months.js');
});

it('a visitor gets one HttpOnly id and the same builds from then on', async () => {
  test.api.plan = makePlan({ rollouts: [{ share: 5_000 }] });
  const first = await test.get('/');
  expect(visitorOf(first)).toMatchObject({
    value: expect.stringMatching(/^[0-9a-f-]{36}$/),
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(visitorOf(first)?.secure).toBeUndefined();
  expect(visitorOf(first)?.domain).toBeUndefined();
  expect(first.headers['cache-control']).toBe('no-cache, private');
  const cookie = `visitor=${visitorOf(first)?.value}`;
  const { build } = compositionIn(first.body).remotes['mfe-storefront'] ?? {};
  for (let time = 0; time < 5; time += 1) {
    const again = await test.get('/', { cookie });
    expect(visitorOf(again)).toBeUndefined();
    expect(compositionIn(again.body).remotes['mfe-storefront']?.build).toBe(build);
  }
});

it('the visitor cookie is Secure over TLS, and a made-up id is replaced', async () => {
  writeLocal();
  expect(visitorOf(await test.get('/', { host: 'fresh.example' }))).toMatchObject({ secure: true });
  for (const made of ['1', '', 'x'.repeat(4_000), '00000000-0000-0000-0000-000000000000', '%00', "' or 1=1"])
    expect(visitorOf(await test.get('/', { cookie: `visitor=${made}` }))?.value).toMatch(/^[0-9a-f-]{36}$/);
});

it('the visitor’s id is signed for two days and renewed a day before it expires or when it is unsigned', async () => {
  writeLocal();
  const key = 'k'.repeat(32);
  test.api.visitorKey = async () => key;
  const first = visitorOf(await test.get('/'))?.value ?? '';
  const { id = '', leftMs = 0 } = readSignedVisitor(first, [key]) ?? {};
  expect(leftMs / 3_600_000).toBeCloseTo(48, 1);
  const given = async (value: string) =>
    visitorOf(await test.get('/', { cookie: `visitor=${value}` }))?.value;
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
  expect(await given(first)).toBeUndefined();
  expect(await given(signVisitor(id, key, hoursAgo(23)))).toBeUndefined();
  const old = [
    id,
    signVisitor(id, key, hoursAgo(25)),
    signVisitor(id, key, hoursAgo(100)),
    signVisitor(id, 'x'),
  ];
  for (const value of old) expect(readSignedVisitor((await given(value)) ?? '', [key])?.id).toBe(id);
});

it('the edge asks once for all visitors and follows the plan while the stream is disconnected', async () => {
  test.api.plan = makePlan();
  await Promise.all(Array.from({ length: 100 }, () => storefront()));
  expect(test.api.asked).toEqual(['/api/releases/plan']);
  const changedAt = Date.now();
  test.api.plan = { ...makePlan({ version: 'v2', rollouts: [{}] }) };
  while ((await storefront())?.build !== next) await sleep(10);
  process.stdout.write(`  from a change of the plan to the first new page: ${Date.now() - changedAt} ms\n`);
});

it('the edge continues with the last plan when the API does not answer or sends nonsense', async () => {
  test.api.plan = makePlan({ rollouts: [{}] });
  expect((await storefront())?.build).toBe(next);
  test.api.isDown = true;
  pass(longEnough);
  expect((await storefront())?.build).toBe(next);
  test.api.isDown = false;
  test.api.plan = { version: 'v3' } as never;
  pass(longEnough);
  expect((await storefront())?.build).toBe(next);
});

it('the edge waits half a second for the API, and no longer when it has a plan', async () => {
  test.api.plan = makePlan();
  await storefront();
  test.api.isStuck = true;
  pass(longEnough);
  const startedAt = Date.now();
  expect((await storefront())?.build).toBe(live);
  expect(Date.now() - startedAt).toBeGreaterThan(400);
  // The next page waits for the same answer, and asks nothing.
  await storefront();
  expect(test.api.asked).toHaveLength(2);
});

describe('an edge with local builds', () => {
  it('uses the newest of them while there is no plan, and a newer one as soon as it is built', async () => {
    writeLocal();
    expect((await storefront())?.build).toBe(local);
    writeBuild(test.dist, makeRecord('mfe-storefront', next));
    pass(longEnough);
    expect((await storefront())?.build).toBe(next);
  });

  it('adds the parts that a plan lacks', async () => {
    writeLocal();
    const plan = makePlan();
    test.api.plan = { ...plan, live: { id: null, parts: { shell: live } } };
    const { shell, remotes } = compositionIn((await test.get('/')).body);
    expect([shell, remotes['mfe-storefront']?.build]).toEqual([live, local]);
  });

  it('does not use a local build that is on another machine only', async () => {
    writeLocal();
    const sources = { [`mfe-storefront/${live}`]: 'local', [`mfe-storefront/${next}`]: 'local' } as const;
    test.api.plan = makePlan({ sources, rollouts: [{}] });
    expect((await storefront())?.build).toBe(local);
    writeBuild(test.dist, makeRecord('mfe-storefront', next));
    pass(longEnough);
    expect((await storefront())?.build).toBe(next);
    rmSync(join(test.dist, 'mfe-storefront', next), { recursive: true });
    expect((await storefront())?.build).not.toBe(live);
  });
});

it('the edge says that there is nothing to show without a plan or builds, and recovers', async () => {
  expect((await test.get('/')).statusCode).toBe(503);
  pass(longEnough);
  test.api.plan = makePlan();
  expect((await storefront())?.build).toBe(live);
});
