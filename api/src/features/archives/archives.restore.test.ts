import { eq, sql } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { ended, sumsOfStore } from '../../testing/archives.ts';
import { addProduct } from '../../testing/catalog.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { workIsDone } from '../../testing/work-is-done.ts';
import type { FilledStore } from '../../testing/world.ts';
import { fillStore } from '../../testing/world.ts';
import { customers } from '../customers/customers.table.ts';
import { products } from '../products/products.table.ts';
import { openAfterRestore } from './archives.restore.service.ts';
import type { Archive } from './archives.schema.ts';

let test: TestApp;
let store: FilledStore;
let operator: Actor;
beforeAll(async () => {
  test = await startTestApp();
  operator = await createPlatformUser(test.database);
  store = await fillStore(test, 'fresh', 'Fresh');
});
afterAll(() => test.close());

const post = (path: string, body: object) =>
  test.call('localhost', 'POST', `/api/archives${path}`, { token: operator.token, body });
const exported = async () => ended(test, operator.token, await post('', { storeId: store.tenantId }));
const titles = async () => {
  const { body } = await test.call(store.host, 'GET', '/api/catalog/products');
  return (body.items as { title: { en: string } }[]).map(({ title }) => title.en).sort();
};
/** Leaves out the tables that a restore leaves as they are. */
const comparable = ({ audit_log: _chain, counters: _counters, ...sums }: Record<string, string>) => sums;

it('a store is restored to a moment before a mistake, and people keep their passwords', async () => {
  const { database } = test;
  const { tenantId, host } = store;
  const bread = await addProduct(database, tenantId, { title: { en: 'Bread', de: '', fr: '' } });
  const ann = await createCustomer(database, tenantId, {
    email: 'ann@shop.test',
    password: 'Before-the-mistake-1',
  });
  await workIsDone(database);
  const before = await exported();
  const sums = await sumsOfStore(test, tenantId);
  const shown = await titles();

  // The mistake is that all products are renamed and one is deleted. Business goes on meanwhile.
  const later = await buy(test, host, store.shopper.token, {
    items: [{ variantId: bread.variants[0]!.id, quantity: 1 }],
  });
  expect(later.status).toBe(201);
  await createCustomer(database, tenantId, { email: 'new@shop.test' });
  await createStaff(database, tenantId, ['read_orders'], { email: 'new@staff.test' });
  await inTenant(database, tenantId, async (tx) => {
    await tx
      .update(products)
      .set({ title: { en: 'Oops', de: '', fr: '' }, slug: sql`'oops-' || left(id::text, 30)` });
    await tx.update(customers).set({ name: 'Nobody' });
  });
  await addProduct(database, tenantId, { title: { en: 'Mistake', de: '', fr: '' }, slug: bread.slug });
  expect(await titles()).toContain('Oops');

  const asked = await post(`/${before.id}/restore`, { slug: 'fresh' });
  expect(await ended(test, operator.token, asked)).toMatchObject({ status: 'done', problem: null });
  expect(comparable(await sumsOfStore(test, tenantId))).toEqual(comparable(sums));
  expect(await titles()).toEqual(shown);
  const signIn = await test.call(host, 'POST', '/api/auth/login', {
    body: { email: ann.email, password: 'Before-the-mistake-1' },
  });
  expect(signIn.status).toBe(200);
  const [tenant] = await onPlatform(database, (tx) =>
    tx.select().from(tenants).where(eq(tenants.id, tenantId)),
  );
  expect([tenant?.status, tenant?.suspendedReason]).toEqual(['active', '']);

  // The number of the order that is gone is not given again.
  const next = await buy(test, host, ann.token, {
    items: [{ variantId: bread.variants[0]!.id, quantity: 1 }],
  });
  expect(next.status).toBe(201);
  expect(next.body.number).not.toBe(later.body.number);
});

it('a restore can be undone: the state before it is kept', async () => {
  const list = await test.call('localhost', 'GET', `/api/archives?storeId=${store.tenantId}`, {
    token: operator.token,
  });
  const kept = (list.body.items as Archive[]).find(({ reason }) => reason === 'before_restore');
  expect(kept).toMatchObject({ kind: 'export', status: 'done' });
  const asked = await post(`/${kept!.id}/restore`, { slug: 'fresh' });
  expect(await ended(test, operator.token, asked)).toMatchObject({ status: 'done' });
  expect(await titles()).toContain('Oops');
});

it('a store is only restored by its address, from an archive of its own that is still there', async () => {
  const made = await exported();
  const other = await post(`/${made.id}/restore`, { slug: 'bakehouse' });
  expect([other.status, other.body.details]).toEqual([400, [{ field: 'slug', message: 'other' }]]);
  await test.call('localhost', 'DELETE', `/api/archives/${made.id}`, { token: operator.token });
  expect((await post(`/${made.id}/restore`, { slug: 'fresh' })).status).toBe(404);
});

it('a store that the release before closed for a restore is opened again', async () => {
  const { database } = test;
  const ofStore = eq(tenants.id, store.tenantId);
  const suspendedReason = 'This store is being set back to an earlier state. It opens again in a moment.';
  await onPlatform(database, (tx) =>
    tx.update(tenants).set({ status: 'suspended', suspendedReason }).where(ofStore),
  );
  await openAfterRestore(database, store.tenantId);
  const [tenant] = await onPlatform(database, (tx) => tx.select().from(tenants).where(ofStore));
  expect([tenant?.status, tenant?.suspendedReason]).toEqual(['active', '']);
});
