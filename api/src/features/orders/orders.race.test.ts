import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addCoupon, addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { catchStatements } from '../../testing/sent-statements.ts';
import { levelOf, newKey, orderBody, send, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { allocate } from '../stock/stock.orders.service.ts';

const host = 'fresh.localhost';
const caught = catchStatements();
let test: TestApp;
let tenantId: string;
let shoppers: Actor[];
beforeAll(async () => {
  test = await startTestApp({ observe: caught.observe });
  tenantId = await createStore(test.database, 'fresh');
  shoppers = await Promise.all(Array.from({ length: 200 }, () => createCustomer(test.database, tenantId)));
});
afterAll(() => test.close());

type Reply = { status: number; body: { code?: string; id?: string; number?: string } };
function tally(replies: Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const outcome = body.code ?? String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

it('the last unit is sold once to 200 concurrent buyers', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 1 });
  const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }] });
  const replies = await Promise.all(shoppers.map(({ token }) => send(test, host, token, body)));
  expect(tally(replies)).toEqual({ 201: 1, OUT_OF_STOCK: 199 });
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 1, allocated: 1 });
});

it('ten units are sold to ten of 100 concurrent buyers', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 10 });
  const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }] });
  const replies = await Promise.all(shoppers.slice(0, 100).map(({ token }) => send(test, host, token, body)));
  expect(tally(replies)).toEqual({ 201: 10, OUT_OF_STOCK: 90 });
});

it('a coupon with five uses is redeemed exactly five times by 100 concurrent buyers', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'FIVE', usageLimit: 5 });
  const variantId = await addVariant(test.database, tenantId, { onHand: 1_000 });
  const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }], couponCode: 'FIVE' });
  const replies = await Promise.all(shoppers.slice(0, 100).map(({ token }) => send(test, host, token, body)));
  expect(tally(replies)).toEqual({ 201: 5, COUPON_USED_UP: 95 });
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(
      sql`select used_count, (select count(*)::int from coupon_redemptions) as redeemed from coupons`,
    ),
  );
  expect(rows).toEqual([{ used_count: 5, redeemed: 5 }]);
});

it('a coupon is redeemed once by a shopper with 20 concurrent orders under 20 keys', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'ONCE', usagePerCustomer: 1 });
  const variantId = await addVariant(test.database, tenantId, { onHand: 1_000 });
  const [{ token }] = shoppers as [Actor];
  const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }], couponCode: 'ONCE' });
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(test, host, token, body)));
  expect(tally(replies)).toEqual({ 201: 1, COUPON_USED_UP: 19 });
});

it('one key sent 50 times concurrently makes one order, with one reply', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 100 });
  const [{ token }] = shoppers as [Actor];
  const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }] });
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 50 }, () => send(test, host, token, body, key)));
  expect(tally(replies)).toEqual({ 201: 50 });
  expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 100, allocated: 1 });
});

it('carts with the same goods in opposite order run concurrently without a deadlock', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => addVariant(test.database, tenantId, { onHand: 10_000 })),
  );
  const items = ids.map((variantId) => ({ variantId, quantity: 1 }));
  const forward = await orderBody(test, host, { items });
  const backward = { ...forward, items: items.toReversed() };
  const buyers = shoppers.flatMap((shopper, index) => (index % 2 ? [shopper, shopper] : [shopper]));
  const replies: Reply[] = [];
  const buyAllDay = async (body: typeof forward) => {
    for (let next = buyers.pop(); next; next = buyers.pop())
      replies.push(await send(test, host, next.token, body));
  };
  await Promise.all(Array.from({ length: 32 }, (_, index) => buyAllDay(index % 2 ? forward : backward)));
  expect(tally(replies)).toEqual({ 201: 300 });
  for (const variantId of ids) {
    expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 10_000, allocated: 300 });
  }
});

it('an order locks its goods by their ids, whatever way PostgreSQL finds them', async () => {
  const first = await addVariant(test.database, tenantId);
  const second = await addVariant(test.database, tenantId);
  expect(first < second).toBe(true);
  const tried = (work: (tx: Tx) => Promise<unknown>) => inTenant(test.database, tenantId, work);
  // The second row comes first in the table, and the order reads the table as it lies there.
  await tried((tx) =>
    tx.execute(sql`with gone as (delete from stock_levels where variant_id in (${first}, ${second}) returning *)
      insert into stock_levels select * from gone order by variant_id desc`),
  );
  let order: Promise<unknown> | undefined;
  await tried(async (holder) => {
    await holder.execute(sql`select from stock_levels where variant_id = ${second} for update`);
    order = tried(async (tx) => {
      for (const way of [
        'enable_indexscan = off',
        'enable_bitmapscan = off',
        'plan_cache_mode = force_custom_plan',
      ])
        await tx.execute(sql.raw(`set local ${way}`));
      const demands = [second, first].map((variantId) => ({ variantId, qty: 1 }));
      await allocate(tx, tenantId, demands, { orderId: newKey(), actorId: null });
    });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await test.database.pool.query(waiting)).rowCount, Boolean);
    const free = sql`select variant_id from stock_levels where variant_id = ${first} for update skip locked`;
    await tried(async (tx) => expect((await tx.execute(free)).rows).toEqual([]));
  });
  await order;
});

it('an order of 30 lines sends as many statements as one of 2 lines', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, () => addVariant(test.database, tenantId, { onHand: 100 })),
  );
  const { token } = shoppers[0] as Actor;
  const countOf = async (lines: number): Promise<number> => {
    const items = ids.slice(0, lines).map((variantId) => ({ variantId, quantity: 1 }));
    const body = await orderBody(test, host, { items });
    // The first order of a shopper stores their address.
    expect((await send(test, host, token, body)).status).toBe(201);
    const sent = await caught.during(() => send(test, host, token, body));
    return sent.length;
  };
  const [few, many] = [await countOf(2), await countOf(30)];
  expect(few).toBeGreaterThan(5);
  expect(many).toBe(few);
});

it('one shopper’s concurrent orders to several addresses cause no deadlock', async () => {
  // The orders have different goods, so that they do not wait for each other's stock.
  const bodies = await Promise.all(
    Array.from({ length: 12 }, async (_, house) => {
      const variantId = await addVariant(test.database, tenantId, { onHand: 1_000 });
      const body = await orderBody(test, host, { items: [{ variantId, quantity: 1 }] });
      return { ...body, address: { ...body.address, address: `${house % 2} Mill Road` } };
    }),
  );
  const [{ token }] = shoppers as [Actor];
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => bodies.map((body) => send(test, host, token, body))).flat(),
  );
  expect(tally(replies)).toEqual({ 201: 120 });
});

it('invoices have no gap and stock equals the sum of its movements after concurrent orders', async () => {
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(
      sql`select max(invoice) - count(*)::int as gaps, count(distinct invoice) = count(*) as unique from orders`,
    ),
  );
  expect(rows).toEqual([{ gaps: 0, unique: true }]);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});
