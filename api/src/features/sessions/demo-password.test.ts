import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { createCustomer, createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const password = 'Larder-demo-1';
let test: TestApp;
let production: FastifyInstance;
let operator: string;
beforeAll(async () => {
  test = await startTestApp();
  const fresh = await createStore(test.database, 'fresh');
  await createCustomer(test.database, fresh, { email: 'ann@fresh.test', password });
  operator = (await createPlatformUser(test.database)).token;
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'production', DATA_DIR: test.dataDir } as const;
  production = await buildApp({ config, databaseUrl: test.databaseUrl, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await production.close();
  await test.close();
});

const post = async (url: string, payload: object, host = 'fresh.localhost') => {
  const headers = { host, authorization: `Bearer ${operator}` };
  const reply = await production.inject({ method: 'POST', url, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
};

it('the demo password signs in to the demo, and to nothing in production', async () => {
  const ann = { email: 'ann@fresh.test', password };
  expect((await test.call('fresh.localhost', 'POST', '/api/customer/login', { body: ann })).status).toBe(200);
  expect((await post('/api/customer/login', ann)).body.code).toBe('INVALID_CREDENTIALS');
});

it('the demo password is refused for new accounts in production', async () => {
  const signUp = await post('/api/customer/signup', { name: 'Ben', email: 'ben@fresh.test', password });
  expect(signUp.body).toMatchObject({ code: 'VALIDATION', details: [{ field: 'password' }] });
  const store = {
    name: 'New',
    slug: 'new-store',
    ownerName: 'Olga',
    ownerEmail: 'o@new.test',
    ownerPassword: password,
  };
  const created = await post(
    '/api/tenants',
    { ...store, currency: 'EUR', language: 'en', color: '#123456' },
    'localhost',
  );
  expect(created.body).toMatchObject({ code: 'VALIDATION', details: [{ field: 'ownerPassword' }] });
});
