import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import type { Operation } from '../../testing/operations.ts';
import { operationsOf, requestFor } from '../../testing/operations.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { FilledStore } from '../../testing/world.ts';
import { fillStore } from '../../testing/world.ts';

const [ourMark, theirMark] = ['CANARY-OF-FRESH', 'CANARY-OF-BAKEHOUSE'];
let test: TestApp;
let operations: Operation[];
let fresh: FilledStore;
let bakehouse: FilledStore;
beforeAll(async () => {
  test = await startTestApp({ sharedMs: 1_000 });
  fresh = await fillStore(test, 'fresh', ourMark);
  bakehouse = await fillStore(test, 'bakehouse', theirMark);
  operations = await operationsOf(test);
});
afterAll(() => test.close());

const isPublic = ({ access }: Operation) => access === 'open' || access === 'host' || access === 'store';

it('personal replies have no-store, and all replies forbid framing and sniffing', async () => {
  const kept: string[] = [];
  for (const operation of operations) {
    for (const token of [undefined, fresh.owner.token, fresh.shopper.token]) {
      if (operation.path.startsWith('/api/auth/logout')) continue;
      const { url, body } = requestFor(operation, randomUUID());
      const { headers } = await test.call(fresh.host, operation.method, url, { body, token });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
      if (!isPublic(operation) && headers['cache-control'] !== 'no-store')
        kept.push(`${operation.method} ${operation.path} ${headers['cache-control']}`);
    }
  }
  expect(kept).toEqual([]);
});

it('ten thousand equal requests of two stores mix up no replies', async () => {
  const paths = [
    '/api/catalog/products?limit=20',
    '/api/catalog/categories',
    '/api/setting/store-setting/all',
    '/api/setting/store/customization/all',
    '/api/language/show',
    '/api/auth/verify',
    '/api/tenants/bootstrap',
    '/api/catalog/coupons',
  ];
  let mixed = 0;
  let marked = 0;
  let next = 0;
  const visitor = async () => {
    while (next < 10_000) {
      const turn = next;
      next += 1;
      const [mine, mark, foreign] = turn % 2 ? [fresh, ourMark, theirMark] : [bakehouse, theirMark, ourMark];
      const url = paths[Math.floor(turn / 2) % paths.length] ?? '';
      const headers = { host: mine.host, authorization: `Bearer ${mine.owner.token}` };
      const { body, statusCode } = await test.app.inject({ url, headers });
      if (body.includes(foreign) || statusCode !== 200) mixed += 1;
      if (body.includes(mark)) marked += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  expect(mixed).toBe(0);
  expect(marked).toBeGreaterThan(5_000);
});

it('replies in production have Strict-Transport-Security', async () => {
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'production', DATA_DIR: test.dataDir } as const;
  const app = await buildApp({ config, databaseUrl: test.databaseUrl, log: pino({ level: 'silent' }) });
  const of = async (host: string) =>
    (await app.inject({ url: '/api/health', headers: { host } })).headers['strict-transport-security'];
  const found = [await of('fresh.localhost:3000'), await of('shop.example'), await of('notlocalhost')];
  await app.close();
  // A store's own domain has other names, which are not ours to bind.
  expect(found).toEqual(['max-age=31536000; includeSubDomains', 'max-age=31536000', 'max-age=31536000']);
});

it('the health reply says only that the API is up', async () => {
  const { body } = await test.call('anything.example', 'GET', '/api/health');
  expect(body).toEqual({ status: 'ok', database: 'up', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

it('the API documentation has its own content security policy', async () => {
  const { status, headers } = await test.call('localhost', 'GET', '/api/docs/');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('script-src');
});
