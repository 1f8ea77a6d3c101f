import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, levelOf, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, { token }: Actor, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token, body });
const goods = async () => {
  const product = await addProduct(test.database, tenantId, {}, { onHand: 20 });
  return { productId: product.id, variantId: product.variants[0]!.id };
};
const move = (id: string, status: string) =>
  call('PUT', `/orders/status/${id}`, owner, { status, note: 'x' });

it('a shopper who comes back finds the order under way, the last one, and what they buy most often', async () => {
  const ann = await createCustomer(test.database, tenantId);
  const [milk, bread] = [await goods(), await goods()];
  const order = async (...of: { variantId: string }[]) =>
    (await buy(test, host, ann.token, { items: of.map(({ variantId }) => ({ variantId, quantity: 1 })) }))
      .body;
  await order(milk);
  const second = await order(bread, milk);
  const third = await order(bread);
  await move(third.id, 'cancelled');
  const { body } = await call('GET', '/orders/mine/returning', ann);
  expect(body).toMatchObject({
    running: { id: second.id, number: second.number, status: 'pending' },
    last: { id: second.id, lineCount: 2 },
    productIds: [milk.productId, bread.productId],
  });
  const ben = await createCustomer(test.database, tenantId);
  const nothing = { running: null, last: null, productIds: [] };
  expect((await call('GET', '/orders/mine/returning', ben)).body).toEqual(nothing);
});

it('the list of a shopper’s orders has the pictures of each order’s goods', async () => {
  const cleo = await createCustomer(test.database, tenantId);
  const items = [{ variantId: (await goods()).variantId, quantity: 1 }];
  const { body: first } = await buy(test, host, cleo.token, { items });
  await buy(test, host, cleo.token, { items });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update order_lines set image = '/apples.webp' where order_id = ${first.id}`),
  );
  const { body } = await call('GET', '/orders/mine', cleo);
  expect(body.items).toMatchObject([{ images: [] }, { id: first.id, images: ['/apples.webp'] }]);
});

it('a shopper cancels an order until it is packed; its goods and coupon are given back', async () => {
  const ann = await createCustomer(test.database, tenantId);
  const { variantId } = await goods();
  await addCoupon(test.database, tenantId, { couponCode: 'ONCE', usagePerCustomer: 1 });
  const basket = { items: [{ variantId, quantity: 3 }], couponCode: 'ONCE' };
  const { body } = await buy(test, host, ann.token, basket);
  expect((await call('GET', `/orders/mine/${body.id}`, ann)).body.canCancel).toBe(true);
  const cancelled = await call('POST', `/orders/mine/${body.id}/cancel`, ann);
  expect(cancelled.body).toMatchObject({ status: 'cancelled', paymentStatus: 'voided', canCancel: false });
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 20, allocated: 0 });
  expect((await buy(test, host, ann.token, basket)).status).toBe(201);
  expect((await call('POST', `/orders/mine/${body.id}/cancel`, ann)).body.code).toBe('ORDER_STATE');
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});

it('no shopper cancels an order that is being packed, or that of another', async () => {
  const [ann, ben] = [
    await createCustomer(test.database, tenantId),
    await createCustomer(test.database, tenantId),
  ];
  const { variantId } = await goods();
  const { body } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] });
  expect((await call('POST', `/orders/mine/${body.id}/cancel`, ben)).status).toBe(404);
  await move(body.id, 'confirmed');
  await move(body.id, 'picking');
  expect((await call('POST', `/orders/mine/${body.id}/cancel`, ann)).body.code).toBe('ORDER_STATE');
  expect((await call('GET', `/orders/mine/${body.id}`, ann)).body.canCancel).toBe(false);
});

it('an order under way has its promise, and one that is ready says that it is picked up', async () => {
  const dora = await createCustomer(test.database, tenantId);
  const items = [{ variantId: (await goods()).variantId, quantity: 1 }];
  const { body: order } = await buy(test, host, dora.token, { items });
  const row = async () => (await call('GET', '/orders/mine', dora)).body.items[0];
  const { arrival } = order;
  expect(arrival).not.toBeNull();
  expect(await row()).toMatchObject({ arrival, isPickup: false });
  for (const status of ['confirmed', 'picking', 'packed', 'pickup_ready']) await move(order.id, status);
  expect(await row()).toMatchObject({ status: 'out_for_delivery', arrival: null, isPickup: true });
  const { running } = (await call('GET', '/orders/mine/returning', dora)).body;
  expect(running).toMatchObject({ arrival: null, isPickup: true });
  await move(order.id, 'delivered');
  expect((await call('GET', `/orders/mine/${order.id}`, dora)).body).toMatchObject({ isPickup: true });
});
