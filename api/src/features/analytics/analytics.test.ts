import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCategory, addCoupon, addProduct, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Analytics, GoodsAnalytics } from './analytics.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let goods: Record<'apple' | 'bread' | 'dust', { productId: string; variantId: string }>;
const range = 'startDate=2026-03-01&endDate=2026-03-03';

/** Places an order of these goods at that moment; returns its total. */
async function order(who: Actor, name: 'apple' | 'bread', quantity: number, at: string, more: object = {}) {
  const items = [{ variantId: goods[name].variantId, quantity }];
  const { body } = await buy(test, host, who.token, { items, ...more });
  if (!body.id) throw new Error(JSON.stringify(body));
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update orders set placed_at = ${at}::timestamptz where id = ${body.id}`),
  );
  return body as { id: string; total: number; discount: number };
}
const get = (path: string, actor = owner) => test.call(host, 'GET', `/api${path}`, { token: actor.token });

let totals: Record<'before' | 'first' | 'second' | 'late', number>;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  const fruit = await addCategory(test.database, tenantId, 'fruit');
  const add = async (name: string, given: object) => {
    const product = await addProduct(
      test.database,
      tenantId,
      { title: text(name), ...given },
      { onHand: 50 },
    );
    return { productId: product.id, variantId: product.variants[0]!.id };
  };
  goods = {
    apple: await add('Apple', { categoryId: fruit.id }),
    bread: await add('Bread', {}),
    dust: await add('Dust catcher', {}),
  };
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(
      sql`insert into settings (tenant_id, id, kind, body)
        values (${tenantId}, gen_random_uuid(), 'global', '{"default_time_zone":"America/New_York"}')
        on conflict (tenant_id, kind) do update set body = settings.body || excluded.body`,
    ),
  );
  await addCoupon(test.database, tenantId, { couponCode: 'SPRING' });
  const [ann, ben] = [
    await createCustomer(test.database, tenantId),
    await createCustomer(test.database, tenantId),
  ];
  // In New York: Feb 27 10:00, Mar 1 21:30, Mar 3 12:00, Mar 3 23:59 and Mar 4 00:00.
  const before = await order(ann, 'apple', 1, '2026-02-27T15:00:00Z');
  const first = await order(ann, 'apple', 3, '2026-03-02T02:30:00Z');
  const second = await order(ben, 'bread', 2, '2026-03-03T17:00:00Z', { couponCode: 'SPRING' });
  const late = await order(ben, 'apple', 1, '2026-03-04T04:59:00Z');
  await order(ben, 'apple', 9, '2026-03-04T05:00:00Z');
  const gone = await order(ben, 'apple', 5, '2026-03-03T17:00:00Z');
  await test.call(host, 'PUT', `/api/orders/status/${gone.id}`, {
    token: owner.token,
    body: { status: 'cancelled', note: 'x' },
  });
  totals = { before: before.total, first: first.total, second: second.total, late: late.total };
});
afterAll(() => test.close());

it('sales figures count the orders of the chosen days in the store’s time zone, without cancelled ones, and those of the previous period', async () => {
  const { status, body } = await get(`/analytics?${range}`);
  expect(status).toBe(200);
  const { first, second, late, before } = totals;
  const revenue = first + second + late;
  expect(body.before).toEqual({ startDate: '2026-02-26', endDate: '2026-02-28' });
  expect(body.figures).toMatchObject({
    revenue,
    orders: 3,
    basket: Math.round(revenue / 3),
    newCustomers: 1,
    returningCustomers: 1,
  });
  expect(body.figuresBefore).toMatchObject({ revenue: before, orders: 1, newCustomers: 1 });
  expect(body.days).toEqual([
    { day: '2026-03-01', amount: first, orders: 1, before: { amount: 0, orders: 0 } },
    { day: '2026-03-02', amount: 0, orders: 0, before: { amount: before, orders: 1 } },
    { day: '2026-03-03', amount: second + late, orders: 2, before: { amount: 0, orders: 0 } },
  ]);
  const busy = (body as Analytics).hours.filter(({ orders }) => orders > 0);
  expect(busy.map(({ hour }) => hour)).toEqual([12, 21, 23]);
});

it('each figure has the number of the list that it leads to', async () => {
  const { figures, days, hours, coupons } = (await get(`/analytics?${range}`)).body as Analytics;
  const { best, categories } = (await get(`/analytics/goods?${range}`)).body as GoodsAnalytics;
  const sold = `${range}&without=cancelled`;
  const count = async (path: string): Promise<number> => (await get(path)).body.totalDoc;
  expect(await count(`/orders?${sold}`)).toBe(figures.orders);
  expect(await count(`/customers?${range}&buyers=new`)).toBe(figures.newCustomers);
  expect(await count(`/customers?${range}&buyers=returning`)).toBe(figures.returningCustomers);
  const reduced = (await get(`/orders?${sold}&discounted=yes`)).body.items as { id: string }[];
  const discounts = await Promise.all(reduced.map(({ id }) => get(`/orders/${id}`)));
  expect(discounts.reduce((sum, { body }) => sum + body.discount, 0)).toBe(figures.discount);
  for (const { day, orders } of days)
    expect([day, await count(`/orders?startDate=${day}&endDate=${day}&without=cancelled`)]).toEqual([
      day,
      orders,
    ]);
  for (const { hour, orders } of hours)
    expect([hour, await count(`/orders?${sold}&hour=${hour}`)]).toEqual([hour, orders]);
  for (const { couponCode, orders } of coupons)
    expect(await count(`/orders?${sold}&coupon=${couponCode}`)).toBe(orders);
  const piecesIn = async (filter: string, mine: (productId: string) => boolean): Promise<number> => {
    const { items } = (await get(`/orders?${sold}&${filter}`)).body as { items: { id: string }[] };
    const found = await Promise.all(items.map(({ id }) => get(`/orders/${id}`)));
    const lines = found.flatMap(({ body }) => body.lines as { productId: string; qtyOrdered: number }[]);
    return lines.filter((line) => mine(line.productId)).reduce((sum, line) => sum + line.qtyOrdered, 0);
  };
  for (const { productId, quantity } of best)
    expect(await piecesIn(`product=${productId}`, (id) => id === productId)).toBe(quantity);
  for (const { id, quantity } of categories)
    expect(await piecesIn(`category=${id ?? 'none'}`, () => true)).toBe(quantity);
});

it('what a figure counts is also searched and exported', async () => {
  const { totalDoc } = (await get(`/orders?${range}&coupon=SPRING&q=ann`)).body;
  expect(totalDoc).toBe(1);
  expect((await get(`/orders?${range}&hour=12&q=ann&without=cancelled`)).body.counts).toEqual({ pending: 1 });
  expect((await get(`/orders?hour=24`)).status).toBe(400);
  const headers = { host, authorization: `Bearer ${owner.token}` };
  const url = `/api/customers/export?${range}&buyers=new`;
  const { payload } = await test.app.inject({ url, headers });
  expect(payload.trimEnd().split('\n')).toHaveLength(2);
});

it('coupons are named with their orders and what they took off', async () => {
  const { coupons, figures } = (await get(`/analytics?${range}`)).body as Analytics;
  expect(coupons).toEqual([
    { couponCode: 'SPRING', orders: 1, amount: totals.second, discount: figures.discount },
  ]);
  expect(figures.discount).toBeGreaterThan(0);
});

it('figures can be compared with the same days of the year before', async () => {
  const { body } = await get(`/analytics?${range}&compare=year`);
  expect(body.before).toEqual({ startDate: '2025-03-01', endDate: '2025-03-03' });
  expect(body.figuresBefore.orders).toBe(0);
});

it('figures are of the last 30 days unless others are asked for', async () => {
  expect((await get('/analytics')).body.days).toHaveLength(30);
});

it('analytics rank products by sales, with categories, slow sellers and the value of the stock', async () => {
  const { body } = await get(`/analytics/goods?${range}`);
  const named = ({ title, quantity }: { title: { en: string }; quantity: number }) => [title.en, quantity];
  expect(body.best.map(named)).toEqual([
    ['Apple', 4],
    ['Bread', 2],
  ]);
  expect(body.slow.map(named)).toEqual([
    ['Dust catcher', 0],
    ['Bread', 2],
    ['Apple', 4],
  ]);
  expect(body.categories).toMatchObject([{ name: { en: 'fruit' }, quantity: 4, amount: 800 }, { id: null }]);
  expect(body.stock).toEqual({ cost: 0, retail: 30_000, pieces: 150, withoutCost: 3 });
});

it('the stock of weighed goods is worth what its pieces weigh', async () => {
  const before = (await get(`/analytics/goods?${range}`)).body.stock;
  const weighed = { soldBy: 'weight', nominalWeightG: 350 } as const;
  const { database } = test;
  await addProduct(
    database,
    tenantId,
    { ...weighed, pricedBy: 'kg' },
    { price: 1_299, costPrice: 800, onHand: 10 },
  );
  await addProduct(
    database,
    tenantId,
    { ...weighed, pricedBy: '100g' },
    { price: 250, costPrice: 100, onHand: 4 },
  );
  // 3.5 kg of the one, 1.4 kg of the other.
  expect((await get(`/analytics/goods?${range}`)).body.stock).toEqual({
    cost: before.cost + 2_800 + 1_400,
    retail: before.retail + 4_547 + 3_500,
    pieces: before.pieces + 14,
    withoutCost: before.withoutCost,
  });
});

it.each([
  ['startDate=2026-03-01', 'both_or_none'],
  ['startDate=2026-03-02&endDate=2026-03-01', 'before_start'],
  ['startDate=2025-01-01&endDate=2026-03-01', 'too_long'],
])('a range is refused: %s', async (query, message) => {
  const { status, body } = await get(`/analytics?${query}`);
  expect([status, body.details[0].message]).toEqual([400, message]);
});

it('the cost of the stock is in the reply only for staff who may see costs', async () => {
  const manager = await createStaff(test.database, tenantId, ['read_dashboard']);
  const { stock } = (await get(`/analytics/goods?${range}`)).body;
  expect((await get(`/analytics/goods?${range}`, manager)).body.stock).toEqual({ ...stock, cost: null });
  expect(stock.cost).toEqual(expect.any(Number));
});

it('analytics are for staff with the permission only', async () => {
  const picker = await createStaff(test.database, tenantId, ['read_orders']);
  for (const path of ['/analytics', '/analytics/goods']) expect((await get(path, picker)).status).toBe(403);
});
