import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { home, levelOf, newKey } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { price: 300, onHand: 10 });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who = owner) =>
  test.call(host, method, `/api${path}`, {
    token: who.token,
    headers: { 'idempotency-key': newKey() },
    ...(body && { body }),
  });
const nothing = {
  ...{ name: '', contact: '', email: '', address: '', city: '', country: '', zipCode: '', deliveryNote: '' },
};
const draft = (changes: object = {}) => ({
  ...{ items: [{ variantId, quantity: 2 }], shippingOption: 'one', couponCode: '', customerId: null },
  ...{ address: { ...nothing, name: 'Bob Caller', contact: '555 0199' }, notes: '' },
  ...changes,
});

it('an order that is not whole yet is kept, found by name and phone, and read with goods at present prices', async () => {
  const made = await call('POST', '/order-drafts', draft());
  expect(made.status).toBe(201);
  const { id } = made.body;
  const found = async (q: string) => (await call('GET', `/order-drafts?q=${q}`)).body.items;
  for (const q of ['caller', '0199'])
    expect(await found(q)).toMatchObject([
      { id, name: 'Bob Caller', contact: '555 0199', itemCount: 2, actorName: 'Sam Staff', version: 1 },
    ]);
  expect(await found('nobody')).toEqual([]);
  const { body } = await call('GET', `/order-drafts/${id}`);
  const { customerId: _, ...content } = draft();
  expect(body).toMatchObject({ ...content, customer: null, missing: 0 });
  expect(body.items).toMatchObject([{ variantId, quantity: 2, unitPrice: 300 }]);
  // A draft allocates no stock.
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 10, allocated: 0 });
  expect((await call('DELETE', `/order-drafts/${id}`)).status).toBe(200);
  expect((await call('GET', `/order-drafts/${id}`)).status).toBe(404);
});

it('a draft is saved over the version that was read, and says how many of its goods are gone', async () => {
  const soldOut = await addVariant(test.database, tenantId, { onHand: 0 });
  const { body: made } = await call('POST', '/order-drafts', draft());
  const items = [...draft().items, { variantId: soldOut, quantity: 1 }];
  const change = draft({ items, version: 1 });
  const saved = await call('PUT', `/order-drafts/${made.id}`, change);
  expect(saved.body).toMatchObject({ version: 2, missing: 1, items: [{ variantId }] });
  expect((await call('PUT', `/order-drafts/${made.id}`, change)).body.code).toBe('VERSION_CONFLICT');
  await call('DELETE', `/order-drafts/${made.id}`);
});

it('an order that is made of a draft ends it', async () => {
  const { body: made } = await call('POST', '/order-drafts', draft());
  const asked = { items: draft().items, shippingOption: 'one', customerId: null };
  const { total } = (await call('POST', '/staff-orders/quote', asked)).body;
  const order = { ...asked, address: { ...home, email: '' }, notes: '', total, draftId: made.id };
  const refused = await call('POST', '/staff-orders', { ...order, total: total + 1 });
  expect(refused.body.code).toBe('TOTAL_CHANGED');
  expect((await call('GET', `/order-drafts/${made.id}`)).status).toBe(200);
  expect((await call('POST', '/staff-orders', order)).status).toBe(201);
  expect((await call('GET', `/order-drafts/${made.id}`)).status).toBe(404);
});

it('a draft names a customer of this store only, and is gone when they are erased', async () => {
  const ann = await createCustomer(test.database, tenantId, { name: 'Ann' });
  const other = await createStore(test.database, 'bakehouse');
  const ben = await createCustomer(test.database, other);
  const refused = await call('POST', '/order-drafts', draft({ customerId: ben.id }));
  expect(refused.body.details).toEqual([{ field: 'customerId', message: 'unknown' }]);
  const { body: made } = await call('POST', '/order-drafts', draft({ customerId: ann.id }));
  expect(made.customer).toEqual({ id: ann.id, name: 'Ann' });
  expect((await call('POST', `/customers/${ann.id}/erase`, { email: ann.email })).status).toBe(200);
  expect((await call('GET', `/order-drafts/${made.id}`)).status).toBe(404);
});

it('drafts are for staff who may place orders', async () => {
  const reader = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await call('GET', '/order-drafts', undefined, reader)).status).toBe(403);
  expect((await call('POST', '/order-drafts', draft(), reader)).status).toBe(403);
});

it('a store keeps five hundred drafts at most', async () => {
  const { body: made } = await call('POST', '/order-drafts', draft());
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`insert into order_drafts select (jsonb_populate_record(made, jsonb_build_object('id', gen_random_uuid()))).*
      from order_drafts made, generate_series(1, 499 - (select count(*) from order_drafts)) where made.id = ${made.id}`),
  );
  expect((await call('POST', '/order-drafts', draft())).status).toBe(201);
  const { body } = await call('POST', '/order-drafts', draft());
  expect(body.details).toEqual([{ field: 'items', message: 'too_many' }]);
});
