import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import {
  buy,
  home,
  keepAsBefore,
  levelOf,
  newKey,
  orderBody,
  send,
  wrongLevels,
} from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let ann: Actor;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const count = async (table: string) => {
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`),
  );
  return rows[0]?.n;
};
const one = (variantId: string, quantity = 1) => ({ items: [{ variantId, quantity }] });

it('an order is placed from a quote and allocates its goods', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 250, onHand: 5 });
  const { status, body } = await buy(test, host, ann.token, one(variantId, 2));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'pending',
    paymentStatus: 'pending',
    subTotal: 500,
    shippingCost: 6_000,
    total: 6_500,
  });
  expect(body.lines).toMatchObject([{ variantId, qtyOrdered: 2, unitPrice: 250, lineTotal: 500 }]);
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 5, allocated: 2 });
  const read = await test.call(host, 'GET', `/api/orders/mine/${body.id}`, { token: ann.token });
  expect(read.body).toEqual(body);
});

it('an order notifies staff, saves its address and is counted for its shopper', async () => {
  const ben = await createCustomer(test.database, tenantId, { name: 'Ben' });
  const variantId = await addVariant(test.database, tenantId);
  const { body } = await buy(test, host, ben.token, one(variantId));
  const me = await test.call(host, 'GET', '/api/customers/me', { token: ben.token });
  expect(me.body).toMatchObject({ ordersCount: 1, addresses: [{ line1: home.address, isDefault: true }] });
  const bell = await test.call(host, 'GET', '/api/notification?page=1', { token: owner.token });
  expect(bell.body.notifications).toContainEqual(
    expect.objectContaining({ kind: 'order', orderId: body.id }),
  );
});

it('invoice numbers have no gap, whatever fails between orders', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 3 });
  const first = await buy(test, host, ann.token, one(variantId));
  await send(test, host, ann.token, await orderBody(test, host, { ...one(variantId, 3), total: 6_600 }));
  const second = await buy(test, host, ann.token, one(variantId));
  expect(Number(second.body.number)).toBe(Number(first.body.number) + 1);
});

describe('placing an order is refused', () => {
  it('for a total other than the store’s, and nothing is stored', async () => {
    const variantId = await addVariant(test.database, tenantId);
    const before = await count('orders');
    const { status, body } = await buy(test, host, ann.token, { ...one(variantId), total: 1 });
    expect([status, body.code]).toEqual([409, 'TOTAL_CHANGED']);
    expect([await count('orders'), await count('idempotency_keys')]).toEqual([before, before]);
    expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 10, allocated: 0 });
  });

  it('with a price of the client, which is never used', async () => {
    const variantId = await addVariant(test.database, tenantId, { price: 900 });
    const items = [{ variantId, quantity: 1, price: 1 }];
    const cheap = await buy(test, host, ann.token, { items, total: 6_001 });
    expect(cheap.body.code).toBe('TOTAL_CHANGED');
    const real = await buy(test, host, ann.token, { items });
    expect(real.body).toMatchObject({ subTotal: 900, total: 6_900 });
  });

  it.each([
    ['a negative quantity', { quantity: -1 }],
    ['half a piece', { quantity: 0.5 }],
    ['a quantity beyond any number', { quantity: 1e308 }],
    ['a quantity that is text', { quantity: '1' }],
    ['a negative price', { price: -1 }],
    ['a line total of its own', { lineTotal: 1 }],
  ])('for %s', async (_, wrong) => {
    const variantId = await addVariant(test.database, tenantId);
    const body = {
      ...(await orderBody(test, host, one(variantId))),
      items: [{ variantId, quantity: 1, ...wrong }],
    };
    const { status, body: error } = await send(test, host, ann.token, body as never);
    expect([status, error.code]).toEqual([400, 'VALIDATION']);
    expect(error.details[0].field).toContain('items.0');
  });

  it.each(['tenantId', 'customerId', 'status', 'discount', 'shippingCost', 'paymentStatus'])(
    'with the field %s in the body',
    async (field) => {
      const body = await orderBody(test, host, one(await addVariant(test.database, tenantId)));
      const { status } = await send(test, host, ann.token, { ...body, [field]: uuidv7() } as never);
      expect(status).toBe(400);
    },
  );

  it('for goods of another store and for hidden or unknown goods', async () => {
    const other = await createStore(test.database, 'bakehouse');
    const foreign = await addVariant(test.database, other);
    const hidden = (await addProduct(test.database, tenantId, { status: 'hide' })).variants[0]!.id;
    for (const variantId of [foreign, hidden, uuidv7()]) {
      const { status, body } = await buy(test, host, ann.token, { ...one(variantId), total: 6_200 });
      expect([status, body.code, body.details]).toEqual([
        409,
        'OUT_OF_STOCK',
        [{ field: variantId, message: '0' }],
      ]);
    }
    expect(await levelOf(test.database, other, foreign)).toEqual({ onHand: 10, allocated: 0 });
  });

  it('for more than is available, and the available quantity is named', async () => {
    const variantId = await addVariant(test.database, tenantId, { onHand: 3 });
    const { body } = await buy(test, host, ann.token, { ...one(variantId, 4), total: 6_800 });
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', details: [{ field: variantId, message: '3' }] });
  });

  it('without a valid Idempotency-Key', async () => {
    const body = await orderBody(test, host, one(await addVariant(test.database, tenantId)));
    for (const key of ['', 'short', 'with space in it', 'x'.repeat(101)]) {
      expect((await send(test, host, ann.token, body, key)).body.code).toBe('IDEMPOTENCY_KEY');
    }
  });

  it('for visitors, staff and shoppers of another store', async () => {
    const body = await orderBody(test, host, one(await addVariant(test.database, tenantId)));
    const other = await createStore(test.database, 'greens');
    const stranger = await createCustomer(test.database, other);
    expect((await send(test, host, '', body)).status).toBe(401);
    expect((await send(test, host, owner.token, body)).status).toBe(403);
    expect((await send(test, host, stranger.token, body)).body.code).toBe('TENANT_MISMATCH');
  });
});

it('an order is shown to its shopper and to staff, and to nobody else', async () => {
  const { body } = await buy(test, host, ann.token, one(await addVariant(test.database, tenantId)));
  const ben = await createCustomer(test.database, tenantId);
  const picker = await createStaff(test.database, tenantId, ['read_products']);
  expect((await test.call(host, 'GET', `/api/orders/mine/${body.id}`, { token: ben.token })).status).toBe(
    404,
  );
  expect((await test.call(host, 'GET', `/api/orders/${body.id}`, { token: owner.token })).status).toBe(200);
  expect((await test.call(host, 'GET', `/api/orders/${body.id}`, { token: picker.token })).status).toBe(403);
  expect((await test.call(host, 'GET', `/api/orders/${body.id}`, { token: ben.token })).status).toBe(403);
});

it('orders are listed with filters, and each state is counted under the other filters', async () => {
  const cleo = await createCustomer(test.database, tenantId);
  const variantId = await addVariant(test.database, tenantId, { onHand: 50 });
  const placed = [];
  for (const quantity of [1, 2, 3])
    placed.push((await buy(test, host, cleo.token, one(variantId, quantity))).body);
  await test.call(host, 'PUT', `/api/orders/status/${placed[0].id}`, {
    token: owner.token,
    body: { status: 'confirmed' },
  });
  const list = (query: string) =>
    test.call(host, 'GET', `/api/orders?customer=${cleo.id}${query}`, { token: owner.token });
  const all = await list('&sort=-total');
  expect(all.body).toMatchObject({ totalDoc: 3, pages: 1, counts: { pending: 2, confirmed: 1 } });
  expect(all.body.items.map((order: { id: string }) => order.id)).toEqual(
    placed.map((order) => order.id).reverse(),
  );
  expect((await list('&status=confirmed')).body).toMatchObject({
    totalDoc: 1,
    counts: { pending: 2, confirmed: 1 },
  });
  const today = new Date().toISOString().slice(0, 10);
  expect((await list(`&startDate=${today}&endDate=${today}`)).body.totalDoc).toBe(3);
  expect((await list('&endDate=2020-01-01')).body.totalDoc).toBe(0);
  expect((await list('&endDate=9999-12-31')).status).toBe(400);
  // The short number may be in the random texts of the other orders, too.
  const found = (await list(`&q=${placed[1].number}`)).body.items;
  expect(found.map((order: { id: string }) => order.id)).toContain(placed[1].id);
  expect((await list('&q=no-such-order')).body.totalDoc).toBe(0);
  expect((await list('&limit=2&page=2')).body).toMatchObject({ pages: 2, items: [{}] });
  const mine = await test.call(host, 'GET', '/api/orders/mine?status=processing', { token: cleo.token });
  expect(mine.body).toMatchObject({
    totalDoc: 1,
    counts: { total: 3, pending: 2, processing: 1, delivered: 0 },
  });
  const past = await test.call(host, 'GET', '/api/orders/mine?limit=2&page=3', { token: cleo.token });
  expect(past.body).toMatchObject({ items: [], totalDoc: 3, page: 3, pages: 2, counts: { total: 3 } });
});

it('a repeated order gets the first reply, and another request with the same key gets 422', async () => {
  const variantId = await addVariant(test.database, tenantId);
  const key = newKey();
  const body = await orderBody(test, host, one(variantId));
  const first = await send(test, host, ann.token, body, key);
  const again = await send(test, host, ann.token, body, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await send(test, host, ann.token, { ...body, notes: 'ring twice' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  const ben = await createCustomer(test.database, tenantId);
  expect((await send(test, host, ben.token, body, key)).body.id).not.toBe(first.body.id);
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 10, allocated: 2 });
});

it('a reply that was kept before orders and lines had all their fields is still given', async () => {
  const body = await orderBody(test, host, one(await addVariant(test.database, tenantId)));
  const key = newKey();
  const first = await send(test, host, ann.token, body, key);
  await keepAsBefore(test.database, tenantId, key);
  const again = await send(test, host, ann.token, body, key);
  expect([again.status, again.body]).toEqual([201, { ...first.body, arrival: null, deliveryTaxes: [] }]);
});

it('an Idempotency-Key can be used again after a day', async () => {
  const body = await orderBody(test, host, one(await addVariant(test.database, tenantId)));
  const key = newKey();
  const first = await send(test, host, ann.token, body, key);
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`),
  );
  const later = await send(test, host, ann.token, body, key);
  expect(later.status).toBe(201);
  expect(later.body.id).not.toBe(first.body.id);
});

it('an order’s coupon reduces its total and its lines, and is redeemed', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'SPRING10', usagePerCustomer: 1 });
  const variantId = await addVariant(test.database, tenantId, { price: 999 });
  const first = await buy(test, host, ann.token, { ...one(variantId), couponCode: 'spring10' });
  expect(first.body).toMatchObject({
    discount: 100,
    couponCode: 'SPRING10',
    total: 899 + 6_000,
    lines: [{ lineDiscount: 100, lineTotal: 899 }],
  });
  const second = await buy(test, host, ann.token, {
    ...one(variantId),
    couponCode: 'SPRING10',
    total: 6_899,
  });
  expect([second.status, second.body.code]).toEqual([409, 'COUPON_USED_UP']);
});

it('stock and movements agree after all orders', async () => {
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});
