import { isKeptPage, isShopPath, pagesIn } from '../worker/rules.ts';
import type { EdgeOptions } from './edge.ts';
import { buildOf, contentOf, makePlan, makeRecord, sha384, writeBuild } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { startEdge } from './testing/edge.ts';

let test: TestEdge;
afterEach(() => test.close());

/** Whether the shell's build has a worker. */
async function open(hasFile: boolean, given: Partial<EdgeOptions> = {}) {
  const build = buildOf('a');
  const bytes = contentOf({ remote: 'shell', build });
  const files = (hasFile ? ['entry.js', 'worker.js'] : ['entry.js']).map((path) => ({
    ...{ path, size: bytes.length, gzip: 0, brotli: 0, sha384: sha384(bytes) },
  }));
  const plan = makePlan();
  plan.records = [
    ...plan.records.filter(({ remote }) => remote !== 'shell'),
    makeRecord('shell', build, { files }),
  ];
  test = await startEdge(given, (api) => {
    api.plan = plan;
  });
  for (const record of plan.records) writeBuild(test.dist, record);
}

it('/sw.js is the worker of the shell’s build, is revalidated each time, and may connect to its own host only', async () => {
  await open(true);
  const { statusCode, headers, body } = await test.get('/sw.js');
  expect(statusCode).toBe(200);
  expect(body).toContain('/* shell aaaaaaaaaaaa */');
  expect(headers['content-type']).toContain('application/javascript');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`);
  expect(headers['set-cookie']).toBeUndefined();
});

it.each([
  ['the setting is off', true, { hasWorker: false }],
  ['the shell’s build has none', false, {}],
])('a worker that removes itself and its caches is served when %s', async (_case, hasFile, given) => {
  await open(hasFile, given);
  const { statusCode, body } = await test.get('/sw.js');
  expect(statusCode).toBe(200);
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
});

it('a host without a store has no worker and no page for being offline', async () => {
  await open(true);
  for (const path of ['/sw.js', '/offline.html'])
    expect((await test.get(path, { host: 'nobody.localhost' })).statusCode).toBe(404);
});

it('the page for being offline names the store, in the visitor’s language', async () => {
  await open(true);
  const { statusCode, body } = await test.get('/offline.html', { 'accept-language': 'de' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<b>Fresh</b>');
  expect(body).toContain('Du bist offline');
});

describe('a page without a connection', () => {
  const shared = { host: 'store' as const, chunks: [] };
  const pages = [
    { ...shared, path: '/offers', render: { query: [] } },
    { ...shared, path: '/basket', offline: true as const, title: { en: 'Basket', de: 'Korb' } },
    { ...shared, path: '/checkout' },
    { ...shared, path: '/*' },
  ];
  const openShop = async () => {
    const storefront = makeRecord('mfe-storefront', buildOf('a'), { pages });
    const plan = makePlan();
    plan.records = [...plan.records.filter(({ remote }) => remote !== 'mfe-storefront'), storefront];
    test = await startEdge({}, (api) => {
      api.plan = plan;
    });
    for (const record of plan.records) writeBuild(test.dist, record);
  };

  it('is offered where its release record says that it works so', async () => {
    await openShop();
    const { body } = await test.get('/offline.html', { 'accept-language': 'de' });
    expect(body).toContain('<a href="/basket">Korb</a>');
    expect(pagesIn(body)).toEqual(['/basket']);
  });

  it.each([
    ['/offers', 'is rendered on the server', true],
    ['/basket', 'works without a connection', true],
    ['/checkout', 'is one person’s', false],
    ['/nothing', 'does not exist', false],
  ])('%s is kept by browsers or not, as it %s', async (path, _reason, kept) => {
    await openShop();
    const { statusCode, headers } = await test.get(path);
    const reply = new Response('', {
      status: statusCode,
      headers: { 'larder-offline': String(headers['larder-offline'] ?? '') },
    });
    expect(
      isKeptPage({ status: reply.status, type: 'basic', redirected: false, headers: reply.headers }),
    ).toBe(kept);
  });

  it('is none of the back offices, nor a file or a call', () => {
    expect(['/', '/product/milk', '/user', '/administration'].filter((path) => !isShopPath(path))).toEqual(
      [],
    );
    const others = [
      '/admin/orders',
      '/manage',
      '/super-admin',
      '/api/catalog',
      '/img',
      '/mfe/shell/a/entry.js',
    ];
    expect(others.filter(isShopPath)).toEqual([]);
  });
});
