import { eq, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';
import type { FoundPerson } from './people.schema.ts';

let test: TestApp;
let fresh: string;
let bakehouse: string;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  bakehouse = await createStore(test.database, 'bakehouse');
  pat = await createPlatformUser(test.database, { email: 'pat@larder.test', name: 'Pat' });
});
afterAll(() => test.close());

const find = (q: string, token = pat.token) =>
  test.call('localhost', 'GET', `/api/people?q=${encodeURIComponent(q)}`, { token });

it('one person is found in every store, as staff, customer and operator, with where they sign in', async () => {
  const email = 'ann@everywhere.test';
  await createCustomer(test.database, fresh, { name: 'Ann Miller', email });
  await createStaff(test.database, bakehouse, [], { name: 'Ann Miller', email });
  await createPlatformUser(test.database, { name: 'Ann Miller', email }, []);
  await createCustomer(test.database, bakehouse, { name: 'Ben', email: 'ben@everywhere.example' });
  const { body } = await find('ann@every');
  expect(body.more).toBe(false);
  const places = body.items.map(({ kind, host, store, maySignIn }: FoundPerson) => [
    ...[kind, host, store?.id ?? null, maySignIn],
  ]);
  expect(places).toHaveLength(3);
  expect(places).toEqual(
    expect.arrayContaining([
      ['operator', 'localhost', null, true],
      ['staff', 'bakehouse.localhost', bakehouse, true],
      ['customer', 'fresh.localhost', fresh, true],
    ]),
  );
  expect((await find('MILLER')).body.items).toHaveLength(3);
});

it('a found person cannot sign in when blocked or a shopper of a closed store', async () => {
  const closed = await createStore(test.database, 'closed');
  const cleo = await createCustomer(test.database, fresh, { name: 'Cleo Blocked' });
  await inTenant(test.database, fresh, (tx) =>
    tx.update(customers).set({ status: 'blocked' }).where(eq(customers.id, cleo.id)),
  );
  await createCustomer(test.database, closed, { name: 'Cleo Shopper' });
  await createStaff(test.database, closed, [], { name: 'Cleo Staff' });
  const soon = await createStore(test.database, 'soon');
  await createCustomer(test.database, soon, { name: 'Cleo Early' });
  await onPlatform(test.database, async (tx) => {
    await tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, closed));
    await tx.update(tenants).set({ openedAt: null }).where(eq(tenants.id, soon));
  });
  const { body } = await find('cleo');
  const may = Object.fromEntries(body.items.map(({ name, maySignIn }: FoundPerson) => [name, maySignIn]));
  expect(may).toEqual({
    ...{ 'Cleo Blocked': false, 'Cleo Shopper': false, 'Cleo Early': false },
    'Cleo Staff': true,
  });
});

it('each search for people is in the platform’s audit log, with the number of people found', async () => {
  await find('nobody at all');
  const acts = await onPlatform(test.database, (tx) =>
    tx
      .select({ actor: auditLog.actorName, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'people.search')),
  );
  expect(acts).toContainEqual({ actor: pat.email, details: { q: 'nobody at all', found: 0 } });
});

it('a search for people escapes LIKE wildcards, and finds nobody by two letters', async () => {
  expect((await find('%%%')).body.items).toEqual([]);
  expect((await find('___')).body.items).toEqual([]);
  expect((await find('an')).status).toBe(400);
});

it('at most 50 people of stores are named, and it is said that there are more', async () => {
  for (let number = 0; number < 51; number += 1)
    await createCustomer(test.database, fresh, { email: `crowd-${number}@fresh.test` });
  const { body } = await find('crowd-');
  expect([body.items.length, body.more]).toEqual([50, true]);
});

it('only operators with the permission search for people', async () => {
  const none = await createPlatformUser(test.database, {}, ['read_tenants', 'read_operators']);
  expect((await find('ann', none.token)).body.code).toBe('FORBIDDEN');
  const owner = await createStaff(test.database, fresh, 'owner');
  const asked = await test.call('fresh.localhost', 'GET', '/api/people?q=ann', { token: owner.token });
  expect(asked.body.code).toBe('PLATFORM_ADMIN_REQUIRED');
});

it('the database lets no store’s role search people, and the platform’s role read none of them', async () => {
  const everybody = sql`select * from people.find('ann', 10)`;
  await expect(inTenant(test.database, fresh, (tx) => tx.execute(everybody))).rejects.toThrow();
  const { rows } = await onPlatform(test.database, (tx) => tx.execute(everybody));
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0]!)).toEqual(['kind', 'tenant_id', 'id']);
  for (const table of ['staff', 'customers'])
    await expect(
      onPlatform(test.database, (tx) => tx.execute(sql.raw(`select id from ${table}`))),
    ).rejects.toThrow();
});
