import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, levelOf, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { MovedStatus, OrderStatus } from './order-states.ts';
import { orderStatuses } from './order-states.ts';

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

/** The shortest way from a new order to each state. */
const wayTo: Record<MovedStatus, OrderStatus[]> = {
  pending: [],
  confirmed: ['confirmed'],
  picking: ['confirmed', 'picking'],
  packed: ['confirmed', 'picking', 'packed'],
  pickup_ready: ['confirmed', 'picking', 'packed', 'pickup_ready'],
  out_for_delivery: ['confirmed', 'picking', 'packed', 'out_for_delivery'],
  delivery_failed: ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivery_failed'],
  delivered: ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'],
  cancelled: ['cancelled'],
};

const move = (id: string, status: OrderStatus, note = 'asked for by phone') =>
  test.call(host, 'PUT', `/api/orders/status/${id}`, { token: owner.token, body: { status, note } });

async function orderIn(status: MovedStatus, more: { couponCode?: string } = {}) {
  const variantId = await addVariant(test.database, tenantId, { price: 300, onHand: 10 });
  const placed = await buy(test, host, ann.token, { items: [{ variantId, quantity: 4 }], ...more });
  for (const step of wayTo[status]) await move(placed.body.id, step);
  return { id: placed.body.id as string, variantId, total: placed.body.total as number };
}

/** Said again, apart from the code that decides. */
const allowed: Record<MovedStatus, OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['picking', 'cancelled'],
  picking: ['packed', 'cancelled'],
  packed: ['out_for_delivery', 'pickup_ready', 'cancelled'],
  pickup_ready: ['delivered', 'cancelled'],
  out_for_delivery: ['delivered', 'delivery_failed'],
  delivery_failed: ['out_for_delivery', 'cancelled'],
  delivered: [],
  cancelled: [],
};
const reached = Object.keys(wayTo) as MovedStatus[];
const moves = reached.flatMap((from) =>
  orderStatuses.map((to) => ({ from, to, allowed: allowed[from].includes(to) })),
);

it.each(moves.filter((step) => step.allowed))('an order moves from $from to $to', async ({ from, to }) => {
  const { id } = await orderIn(from);
  const { status, body } = await move(id, to);
  expect([status, body.status]).toEqual([200, to]);
  expect(body.timeline.at(-1)).toMatchObject({
    fromStatus: from,
    toStatus: to,
    actorKind: 'staff',
    actorName: 'Sam Staff',
  });
});

it.each(reached)('every other move of an order from %s is refused and changes nothing', async (from) => {
  const { id, variantId } = await orderIn(from);
  const before = await test.call(host, 'GET', `/api/orders/${id}`, { token: owner.token });
  const level = await levelOf(test.database, tenantId, variantId);
  for (const { to } of moves.filter((step) => step.from === from && !step.allowed)) {
    const { status, body } = await move(id, to);
    expect([to, status, body.code]).toEqual([to, 409, 'ORDER_STATE']);
  }
  expect((await test.call(host, 'GET', `/api/orders/${id}`, { token: owner.token })).body).toEqual(
    before.body,
  );
  expect(await levelOf(test.database, tenantId, variantId)).toEqual(level);
});

it.each<[MovedStatus, { onHand: number; allocated: number }]>([
  ['pending', { onHand: 10, allocated: 4 }],
  ['packed', { onHand: 10, allocated: 4 }],
  ['pickup_ready', { onHand: 10, allocated: 4 }],
  ['out_for_delivery', { onHand: 6, allocated: 0 }],
  ['delivery_failed', { onHand: 6, allocated: 0 }],
  ['delivered', { onHand: 6, allocated: 0 }],
  ['cancelled', { onHand: 10, allocated: 0 }],
])('stock and allocated goods are right when an order is %s', async (status, expected) => {
  const { variantId } = await orderIn(status);
  expect(await levelOf(test.database, tenantId, variantId)).toEqual(expected);
});

it('an order’s goods leave the stock once when a failed delivery is retried, and return when it is cancelled', async () => {
  const again = await orderIn('delivery_failed');
  await move(again.id, 'out_for_delivery');
  expect(await levelOf(test.database, tenantId, again.variantId)).toEqual({ onHand: 6, allocated: 0 });
  const given = await orderIn('delivery_failed');
  await move(given.id, 'cancelled');
  expect(await levelOf(test.database, tenantId, given.variantId)).toEqual({ onHand: 10, allocated: 0 });
});

it('an order for pick-up is handed over without a delivery', async () => {
  const { id, variantId } = await orderIn('pickup_ready');
  await move(id, 'delivered');
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 6, allocated: 0 });
});

it('the cash of an order is recorded at its delivery, and counted for the shopper and the best sellers', async () => {
  const spent = async () =>
    (await test.call(host, 'GET', '/api/customers/me', { token: ann.token })).body.totalSpent;
  const before = await spent();
  const { id, total } = await orderIn('delivered');
  expect(await spent()).toBe(before + total);
  const { body } = await test.call(host, 'GET', `/api/orders/${id}`, { token: owner.token });
  expect(body.paymentStatus).toBe('paid');
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`select p.sales, pay.status, pay.captured_amount from order_lines l
      join products p on p.id = l.product_id join payments pay on pay.order_id = l.order_id where l.order_id = ${id}`),
  );
  expect(rows).toEqual([{ sales: 4, status: 'captured', captured_amount: String(total) }]);
});

it('cancelling an order needs a reason, which is stored', async () => {
  const { id } = await orderIn('confirmed');
  const without = await move(id, 'cancelled', ' ');
  expect([without.status, without.body.details]).toEqual([400, [{ field: 'note', message: 'required' }]]);
  const { body } = await move(id, 'cancelled', 'sold out at the market');
  expect(body).toMatchObject({
    cancelReason: 'sold out at the market',
    paymentStatus: 'voided',
    allowedStatuses: [],
  });
});

it('a cancelled order’s coupon is given back once', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'SINGLE', usageLimit: 1 });
  const { id } = await orderIn('pending', { couponCode: 'SINGLE' });
  await Promise.all([move(id, 'cancelled'), move(id, 'cancelled'), move(id, 'cancelled')]);
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(
      sql`select used_count, (select count(*)::int from coupon_redemptions) as redeemed from coupons`,
    ),
  );
  expect(rows).toEqual([{ used_count: 0, redeemed: 0 }]);
});

it('one of many concurrent moves of an order succeeds', async () => {
  const { id, variantId } = await orderIn('packed');
  const replies = await Promise.all(Array.from({ length: 20 }, () => move(id, 'out_for_delivery')));
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 6, allocated: 0 });
});

it('a shopper sees one of five words for an order’s state', async () => {
  const { id } = await orderIn('delivered');
  const { body } = await test.call(host, 'GET', `/api/orders/mine/${id}`, { token: ann.token });
  expect(body.timeline.map((step: { status: string }) => step.status)).toEqual([
    'pending',
    'processing',
    'out_for_delivery',
    'delivered',
  ]);
});

it('only this store’s staff with the permission move orders', async () => {
  const { id } = await orderIn('pending');
  const cashier = await createStaff(test.database, tenantId, ['read_orders']);
  const other = await createStore(test.database, 'bakehouse');
  const baker = await createStaff(test.database, other, 'owner');
  const body = { status: 'confirmed' };
  const url = `/api/orders/status/${id}`;
  expect((await test.call(host, 'PUT', url, { token: cashier.token, body })).status).toBe(403);
  expect((await test.call(host, 'PUT', url, { token: baker.token, body })).body.code).toBe('TENANT_MISMATCH');
  expect((await test.call('bakehouse.localhost', 'PUT', url, { token: baker.token, body })).status).toBe(404);
});

it('stock and movements agree after all moves of orders', async () => {
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});
