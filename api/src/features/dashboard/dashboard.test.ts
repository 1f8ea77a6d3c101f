import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { settings } from '../settings/settings.table.ts';

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

const read = () => test.call(host, 'GET', '/api/dashboard', { token: owner.token });

it('the dashboard shows zeros before the first order', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    currency: 'USD',
    allTime: { amount: 0, orders: 0 },
    byStatus: { pending: 0, delivered: 0 },
    bestSellers: [],
    lowStock: 0,
  });
  expect(body.salesByDay).toHaveLength(30);
});

it('the dashboard adds up sales by day, state and product, without cancelled orders', async () => {
  const ann = await createCustomer(test.database, tenantId);
  const apple = (
    await addProduct(test.database, tenantId, { title: text('Apple') }, { price: 100, onHand: 50 })
  ).variants[0]!.id;
  const scarce = await addVariant(test.database, tenantId, { price: 300, onHand: 2, reorderPoint: 1 });
  const order = async (variantId: string, quantity: number) =>
    (await buy(test, host, ann.token, { items: [{ variantId, quantity }] })).body.id as string;
  const today = await order(apple, 3);
  const yesterday = await order(apple, 2);
  const cancelled = await order(apple, 9);
  await order(scarce, 1);
  await test.call(host, 'PUT', `/api/orders/status/${cancelled}`, {
    token: owner.token,
    body: { status: 'cancelled', note: 'x' },
  });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update orders set placed_at = now() - interval '1 day' where id = ${yesterday}`),
  );
  const { body } = await read();
  expect(body.today).toEqual({ amount: 6_300 + 6_300, orders: 2 });
  expect(body.yesterday).toEqual({ amount: 6_200, orders: 1 });
  expect(body.allTime).toEqual({ amount: 18_800, orders: 3 });
  expect(body.byPaymentMethod).toEqual({
    Cash: { amount: 18_800, orders: 3 },
    Card: { amount: 0, orders: 0 },
  });
  expect(body.byStatus).toMatchObject({ pending: 3, cancelled: 1 });
  expect(body.salesByDay.slice(-2).map((day: { orders: number }) => day.orders)).toEqual([1, 2]);
  expect(body.salesByDay.at(-1).day).toBe(new Date().toISOString().slice(0, 10));
  expect(body.bestSellers[0]).toMatchObject({ title: { en: 'Apple' }, quantity: 5, amount: 500 });
  expect(body.recentOrders).toHaveLength(4);
  expect(body.recentOrders.map((row: { id: string }) => row.id)).toContain(today);
  expect(body.lowStock).toBe(1);
});

it('the dashboard is for staff with the permission only', async () => {
  const picker = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await test.call(host, 'GET', '/api/dashboard', { token: picker.token })).status).toBe(403);
});

it('days begin in the store’s time zone, on the dashboard and in the filter of orders', async () => {
  const zone = 'Pacific/Kiritimati';
  const id = await createStore(test.database, 'atoll', async (tx, tenantId) => {
    await tx.insert(settings).values({ tenantId, kind: 'global', body: { default_time_zone: zone } });
  });
  const { token } = await createStaff(test.database, id, 'owner');
  const ann = await createCustomer(test.database, id);
  const variantId = await addVariant(test.database, id, { price: 100 });
  const order = await buy(test, 'atoll.localhost', ann.token, { items: [{ variantId, quantity: 1 }] });
  // Fourteen hours ahead: one minute before midnight there is ten in the morning in UTC, and still the day before.
  await inTenant(test.database, id, (tx) =>
    tx.execute(sql`update orders set placed_at =
      (date_trunc('day', now() at time zone ${zone}) - interval '1 minute') at time zone ${zone} where id = ${order.body.id}`),
  );
  const { body } = await test.call('atoll.localhost', 'GET', '/api/dashboard', { token });
  const day = (before: number) =>
    new Date(Date.now() + (14 - 24 * before) * 3_600_000).toISOString().slice(0, 10);
  expect(body.today.orders).toBe(0);
  expect(body.yesterday.orders).toBe(1);
  expect(body.salesByDay).toHaveLength(30);
  expect(body.salesByDay.slice(-2)).toMatchObject([
    { day: day(1), orders: 1 },
    { day: day(0), orders: 0 },
  ]);
  const placedOn = async (one: string) =>
    (await test.call('atoll.localhost', 'GET', `/api/orders?startDate=${one}&endDate=${one}`, { token })).body
      .totalDoc;
  expect([await placedOn(day(1)), await placedOn(day(0))]).toEqual([1, 0]);
});
