import { fastify } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { AppError } from './app-error.ts';
import { handleErrors } from './error-handler.ts';

let test: TestApp;
let operator: Actor;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fresh');
  operator = await createPlatformUser(test.database);
});
afterAll(() => test.close());

const quote = (body: unknown) => test.call('fresh.localhost', 'POST', '/api/cart/quote', { body });
const fields = (details: { field: string }[]) => details.map(({ field }) => field);

it('a validation error names a field by its whole path', async () => {
  const { status, body } = await quote({ items: [{ variantId: 'x', quantity: 0 }] });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'VALIDATION', requestId: expect.any(String) });
  expect(fields(body.details)).toEqual(['items.0.variantId', 'items.0.quantity']);
});

it('a validation error names each unknown field', async () => {
  const variantId = '01900000-0000-7000-8000-000000000000';
  const { body } = await quote({ items: [{ variantId, quantity: 1, total: 1, free: true }], isAdmin: true });
  expect(fields(body.details)).toEqual(['items.0.total', 'items.0.free', 'isAdmin']);
});

it('a validation error can concern the whole body or query', async () => {
  expect(fields((await quote(undefined)).body.details)).toEqual(['body']);
  expect(fields((await quote([])).body.details)).toEqual(['body']);
  const { body } = await test.call('fresh.localhost', 'GET', '/api/setting/store-setting/seo?x=1');
  expect(fields(body.details)).toEqual(['x']);
});

it('a string is refused where a number is expected', async () => {
  const variantId = '01900000-0000-7000-8000-000000000000';
  for (const quantity of ['7', 1.5, 1e20, -1]) {
    const { body } = await quote({ items: [{ variantId, quantity }] });
    expect(new Set(fields(body.details))).toEqual(new Set(['items.0.quantity']));
  }
});

it('a path with a malformed id names nothing', async () => {
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/invoices/undefined', {
    token: operator.token,
  });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

it('a malformed URL gets an error reply of the same shape', async () => {
  const shape = { code: 'NOT_FOUND', message: expect.any(String), requestId: expect.any(String) };
  expect((await test.call('fresh.localhost', 'GET', '/api/nothing')).body).toEqual(shape);
  expect((await test.call('fresh.localhost', 'DELETE', '/api/language/show')).body).toEqual(shape);
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/%zz');
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

it('an unexpected error shows only its request id', async () => {
  await test.database.pool.query('alter table currencies rename to secret_name');
  const { status, body } = await test.call('fresh.localhost', 'GET', '/api/currencies');
  await test.database.pool.query('alter table secret_name rename to currencies');
  expect(status).toBe(500);
  const { message } = new AppError('INTERNAL');
  expect(body).toEqual({ code: 'INTERNAL', message, requestId: expect.any(String) });
});

it('the reply is SERVICE_UNAVAILABLE when the database is down', async () => {
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir } as const;
  const log = pino({ level: 'silent' });
  const app = await buildApp({ config, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', log });
  const get = async (url: string) => {
    const reply = await app.inject({ url, headers: { host: 'fresh.localhost' } });
    return [reply.statusCode, reply.json()];
  };
  expect(await get('/api/currencies')).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
  expect(await get('/api/health')).toEqual([
    503,
    expect.objectContaining({ status: 'degraded', database: 'down' }),
  ]);
  await app.close();
});

it.each<[string, { code?: string; message?: string }]>([
  ['a pipe that broke', { code: 'EPIPE' }],
  ['a statement that took too long', { code: '57014' }],
  ["the database's disk that is full", { code: '53100' }],
  ["the database's disk that fails", { code: '58030' }],
  ['a replica that is taken for the primary', { code: '25006' }],
  ['a disk of uploads that is full', { code: 'ENOSPC' }],
  [
    'a connection that was lost before',
    { message: 'Client has encountered a connection error and is not queryable' },
  ],
])('the reply is SERVICE_UNAVAILABLE for %s', async (_what, thrown) => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => {
    throw new Error('Failed query', { cause: Object.assign(new Error(thrown.message), thrown) });
  });
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'UNAVAILABLE']);
  await app.close();
});
