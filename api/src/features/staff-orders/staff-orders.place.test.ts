import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { home, levelOf, newKey } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { StaffOrderInput } from './staff-orders.schema.ts';

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

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, key = newKey()) =>
  test.call(host, method, `/api${path}`, { token: owner.token, body, headers: { 'idempotency-key': key } });

/** Returns the body as the page sends it, priced first. */
async function written(changes: Partial<StaffOrderInput> = {}): Promise<StaffOrderInput> {
  const variantId = await addVariant(test.database, tenantId, { price: 300, onHand: 10 });
  const asked = { items: [{ variantId, quantity: 2 }], shippingOption: 'one' as const, customerId: null };
  const { address, notes, total, ...changed } = changes;
  const body = { ...asked, ...changed };
  const quote = await call('POST', '/staff-orders/quote', body);
  return {
    address: address ?? { ...home, email: '' },
    notes: notes ?? '',
    ...body,
    total: total ?? quote.body.total,
  };
}

it('a phone order needs no account, allocates its goods, and names who entered it', async () => {
  const body = await written();
  const placed = await call('POST', '/staff-orders', body);
  expect(placed).toMatchObject({ status: 201, body: { number: expect.any(String) } });
  expect(await levelOf(test.database, tenantId, body.items[0]!.variantId)).toEqual({
    onHand: 10,
    allocated: 2,
  });
  const { body: order } = await call('GET', `/orders/${placed.body.id}`);
  expect(order).toMatchObject({
    ...{ source: 'phone', customerId: null, status: 'pending', paymentMethod: 'Cash', total: 6_600 },
    timeline: [{ actorKind: 'staff', actorName: 'Sam Staff', toStatus: 'pending', fromStatus: null }],
  });
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    expect((await call('PUT', `/orders/status/${order.id}`, { status })).status).toBe(200);
});

it('an order by phone for a customer is in their account, with its address', async () => {
  const ann = await createCustomer(test.database, tenantId, { name: 'Ann' });
  const { body } = await call('POST', '/staff-orders', await written({ customerId: ann.id }));
  const mine = await test.call(host, 'GET', '/api/orders/mine', { token: ann.token });
  expect(mine.body.items.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  const me = await test.call(host, 'GET', '/api/customers/me', { token: ann.token });
  expect(me.body).toMatchObject({ ordersCount: 1, addresses: [{ line1: home.address }] });
});

it('an order by phone is placed once, however often it is sent', async () => {
  const body = await written();
  const key = newKey();
  const replies = await Promise.all([1, 2, 3].map(() => call('POST', '/staff-orders', body, key)));
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect(await levelOf(test.database, tenantId, body.items[0]!.variantId)).toEqual({
    onHand: 10,
    allocated: 2,
  });
  expect((await call('POST', '/staff-orders', { ...body, notes: 'other' }, key)).status).toBe(422);
});

it('an order by phone has any quantity, whatever the product’s minimum and steps are', async () => {
  const crate = await addProduct(test.database, tenantId, { minPerOrder: 6, quantityStep: 6 });
  const body = await written({ items: [{ variantId: crate.variants[0]!.id, quantity: 1 }] });
  const placed = await call('POST', '/staff-orders', body);
  expect(placed.status).toBe(201);
  const { lines } = (await call('GET', `/orders/${placed.body.id}`)).body;
  expect(lines).toMatchObject([{ qtyOrdered: 1 }]);
});

it('an order by phone is refused with another total, for another store’s customer and for a blocked one', async () => {
  const bakehouse = await createStore(test.database, 'bakehouse');
  const foreign = await createCustomer(test.database, bakehouse);
  const blocked = await createCustomer(test.database, tenantId);
  await test.call(host, 'POST', '/api/admin/bulk/customers.status', {
    body: { operation: 'customers.status', items: [{ id: blocked.id, status: 'blocked', reason: 'x' }] },
    token: owner.token,
  });
  const code = async (changes: Partial<StaffOrderInput>) =>
    (await call('POST', '/staff-orders', await written(changes))).body;
  expect(await code({ total: 1 })).toMatchObject({ code: 'TOTAL_CHANGED' });
  expect(await code({ customerId: foreign.id })).toMatchObject({ details: [{ message: 'unknown' }] });
  expect(await code({ customerId: blocked.id })).toMatchObject({ details: [{ message: 'blocked' }] });
});

it('a coupon counts in an order by phone, unless it counts what each customer did', async () => {
  await addCoupon(test.database, tenantId, {
    couponCode: 'TEN',
    discountType: 'percentage',
    discountValue: 1_000,
  });
  await addCoupon(test.database, tenantId, {
    couponCode: 'ONCE',
    discountType: 'fixed',
    discountValue: 100,
    usagePerCustomer: 1,
  });
  const ten = await call('POST', '/staff-orders', await written({ couponCode: 'TEN' }));
  const { body: order } = await call('GET', `/orders/${ten.body.id}`);
  expect(order).toMatchObject({ couponCode: 'TEN', discount: 60, total: 6_540 });
  const once = await call('POST', '/staff-orders', await written({ couponCode: 'ONCE' }));
  expect(once.body.code).toBe('COUPON_NOT_APPLICABLE');
});
