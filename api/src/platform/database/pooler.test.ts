import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { findProgram, itWith } from '../../testing/find-program.ts';
import type { Pooler } from '../../testing/pooler.ts';
import { startPooler } from '../../testing/pooler.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { callOf, startTestApp } from '../../testing/test-app.ts';
import { inTenant } from '../tenancy/tenancy.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** Three connections for twelve of the API's, so that each transaction may get another. */
const connections = 3;
const host = 'fresh.localhost';
let test: TestApp;
let pooler: Pooler;
let pooled: FastifyInstance;
let behind: TestApp;
let database: Database;
let tenantId: string;
let ann: Actor;
let owner: Actor;

beforeAll(async () => {
  if (!findProgram('pgbouncer')) return;
  test = await startTestApp({ config: { WORK: false } });
  pooler = await startPooler(test.databaseUrl, connections);
  const settings = { DATABASE_DIRECT_URL: test.databaseUrl, DATABASE_PREPARED: pooler.hasNames };
  pooled = await buildApp({
    config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir, ...settings },
    ...{ databaseUrl: pooler.url, log: pino({ level: 'silent' }), sharedMs: 0 },
  });
  behind = { ...test, app: pooled, call: callOf(pooled) };
  database = openDatabase(pooler.url, undefined, undefined, settings);
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(async () => {
  await database?.close();
  await pooled?.close();
  await pooler?.stop();
  await test?.close();
});

itWith('pgbouncer')('24 shoppers order at once behind a pooler, and two stores stay apart', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 20 });
  const other = await createStore(test.database, 'other');
  const items = [{ variantId, quantity: 1 }];
  const [orders, lists] = await Promise.all([
    Promise.all(Array.from({ length: 24 }, () => buy(behind, host, ann.token, { items }))),
    Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        behind.call(at % 2 ? host : 'other.localhost', 'GET', '/api/catalog/products?limit=5'),
      ),
    ),
  ]);
  const made = orders.filter(({ status }) => status === 201);
  expect(made).toHaveLength(20);
  expect(orders.filter(({ status }) => status >= 500)).toEqual([]);
  const totals = lists.map(({ body }) => body.totalDoc);
  expect(totals).toEqual(lists.map((_, at) => (at % 2 ? 1 : 0)));
  const seen = await inTenant(database, other, (tx) =>
    tx.execute(sql`select count(*)::int as n from orders`),
  );
  expect(seen.rows).toEqual([{ n: 0 }]);
});

itWith('pgbouncer')('changes are heard behind a pooler, and jobs and counts of attempts work', async () => {
  expect((await behind.call('localhost', 'GET', '/health/ready')).body).toMatchObject({
    checks: { database: 'up', changes: 'up' },
  });
  const wrong = { email: 'ann@fresh.test', password: 'not-the-right-one' };
  const tries = [];
  for (let at = 0; at < 11; at += 1)
    tries.push((await behind.call(host, 'POST', '/api/customer/login', { body: wrong })).status);
  expect(tries.at(-1)).toBe(429);
  const product = await addProduct(test.database, tenantId, {}, { price: 150 });
  const operation = { type: 'percent', basisPoints: 1_000, ending: '99', asSale: false };
  const staff = (method: 'GET' | 'POST', path: string, body?: object) =>
    behind.call(host, method, `/api/product-changes${path}`, { token: owner.token, ...(body && { body }) });
  const change = (await staff('POST', '', { selection: { ids: [product.id] }, operation })).body;
  expect((await staff('POST', `/${change.id}/run`)).status).toBe(200);
  const done = await eventually(
    async () => (await staff('GET', `/${change.id}`)).body,
    ({ status }) => status === 'done',
  );
  expect(done).toMatchObject({ applied: 1 });
});

itWith('pgbouncer')(
  'a statement that takes too long is ended behind a pooler, and leaves no setting behind',
  async () => {
    const limits = await inTenant(database, tenantId, (tx) =>
      tx.execute(sql`select current_setting('statement_timeout') as statement, current_user as role`),
    );
    expect(limits.rows).toEqual([{ statement: '15s', role: 'larder_app' }]);
    await wait(10);
    const after = await Promise.all(
      Array.from({ length: connections }, () =>
        database.pool.query(
          `select current_user = session_user as own, current_setting('app.tenant_id', true) as tenant, pg_sleep(0.05)`,
        ),
      ),
    );
    for (const { rows } of after) expect(rows[0]).toMatchObject({ own: true });
    for (const { rows } of after) expect(rows[0].tenant || '').toBe('');
  },
);
