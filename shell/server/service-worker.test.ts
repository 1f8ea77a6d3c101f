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

it('/sw.js is the worker of the shell’s build, is asked for anew each time, and may only reach its own store', async () => {
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
