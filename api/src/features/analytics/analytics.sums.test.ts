import { sql } from 'drizzle-orm';
import { inTenant, readInTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Analytics } from './analytics.schema.ts';

const host = 'fresh.localhost';
const zone = 'Asia/Kathmandu';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let ann: Actor;
let variants: string[];
let ids: string[];
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  ann = await createCustomer(test.database, tenantId);
  await addCoupon(test.database, tenantId, { couponCode: 'SPRING' });
  variants = await Promise.all(
    [150, 300, 475].map((price) => addVariant(test.database, tenantId, { price, onHand: 500 })),
  );
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`insert into settings (tenant_id, id, kind, body)
      values (${tenantId}, gen_random_uuid(), 'global', ${JSON.stringify({ default_time_zone: zone })}::jsonb)`),
  );
  ids = await Promise.all(Array.from({ length: 24 }, (_, number) => place(number)));
});
afterAll(() => test.close());

/** Orders of many kinds, over three weeks and all hours. */
async function place(number: number): Promise<string> {
  const items = variants
    .slice(number % 3)
    .map((variantId, at) => ({ variantId, quantity: 1 + ((number + at) % 4) }));
  const coupon = number % 5 === 0 ? { couponCode: 'SPRING' } : {};
  const { body } = await buy(test, host, ann.token, { items, ...coupon });
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(
      sql`update orders set placed_at = now() - ${number * 20.3} * interval '1 hour' where id = ${body.id}`,
    ),
  );
  return body.id;
}

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, body });

const days = sql`generate_series((now() at time zone ${zone})::date - 29, (now() at time zone ${zone})::date, '1 day')`;

/** Computes the expected figures from the orders themselves. */
const counted = () =>
  readInTenant(test.database, tenantId, async (tx) => {
    const { rows } = await tx.execute<{ day: string; amount: number; orders: number; discount: number }>(sql`
      select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(total), 0)::float8 as amount, count(o.id)::int as orders,
        coalesce(sum(discount), 0)::float8 as discount
      from ${days} day left join orders o on (placed_at at time zone ${zone})::date = day and status <> 'cancelled'
      group by day order by day`);
    const goods = await tx.execute(sql`
      select product_id as "productId", sum(qty_ordered)::int as quantity, sum(line_total)::float8 as amount
      from order_lines line join orders o on o.id = line.order_id where o.status <> 'cancelled'
      group by product_id order by quantity desc, product_id`);
    return { days: rows, goods: goods.rows };
  });

async function expectRightFigures() {
  const expected = await counted();
  const { body } = await call('GET', '/analytics');
  const { figures, ...shown } = body as Analytics;
  const all = (name: 'amount' | 'orders' | 'discount') =>
    expected.days.reduce((sum, one) => sum + one[name], 0);
  expect(shown.days.map(({ day, amount, orders }) => ({ day, amount, orders }))).toEqual(
    expected.days.map(({ discount: _, ...day }) => day),
  );
  expect(figures).toMatchObject({ revenue: all('amount'), orders: all('orders'), discount: all('discount') });
  const goods = (await call('GET', '/analytics/goods')).body.best;
  expect(goods).toMatchObject(expected.goods);
  const { allTime, byPaymentMethod, byStatus } = (await call('GET', '/dashboard')).body;
  expect(allTime).toEqual({ amount: all('amount'), orders: all('orders') });
  expect(byPaymentMethod.Cash).toEqual(allTime);
  expect(byStatus.cancelled).toBe(ids.length - all('orders'));
}

it('sales figures equal the sums over the orders themselves', async () => {
  await expectRightFigures();
});

it('sales figures follow cancellations, also concurrent ones', async () => {
  const cancel = (some: string[]) =>
    call('POST', '/admin/bulk/orders.status', {
      operation: 'orders.status',
      items: some.map((id) => ({ id, status: 'cancelled', note: 'By mistake' })),
    });
  const [first = '', ...others] = ids;
  const one = await call('PUT', `/orders/status/${first}`, { status: 'cancelled', note: 'By mistake' });
  const many = await Promise.all([
    cancel(others.filter((_, at) => at % 4 === 0)),
    cancel(others.filter((_, at) => at % 4 === 1).toReversed()),
  ]);
  expect([one, ...many].map(({ status }) => status)).toEqual([200, 200, 200]);
  await expectRightFigures();
});

it('sales figures follow edits of orders by staff', async () => {
  const id = ids.at(-1) ?? '';
  const { version, lines } = (await call('GET', `/orders/${id}`)).body;
  const items = [
    { variantId: lines[0].variantId, quantity: 7 },
    ...variants.slice(0, 2).map((variantId) => ({ variantId, quantity: 1 })),
  ].filter(({ variantId }, at, all) => all.findIndex((other) => other.variantId === variantId) === at);
  const quote = await call('POST', `/staff-orders/${id}/quote`, { items, shippingOption: 'two' });
  const saved = { items, shippingOption: 'two', version, address: home, notes: '', total: quote.body.total };
  expect((await call('PUT', `/staff-orders/${id}`, saved)).status).toBe(200);
  await expectRightFigures();
});
