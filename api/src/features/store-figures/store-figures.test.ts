import { sql } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { addUpStores, markAll } from './store-figures.service.ts';

type Store = { id: string; host: string; owner: Actor; shoppers: Actor[]; variantId: string };

let test: TestApp;
let stores: Store[];
beforeAll(async () => {
  test = await startTestApp({ config: { WORK: false } });
  stores = await Promise.all(['fresh', 'greens', 'quiet'].map(open));
});
afterAll(() => test.close());

async function open(slug: string): Promise<Store> {
  const id = await createStore(test.database, slug);
  const shoppers = await Promise.all(Array.from({ length: 3 }, () => createCustomer(test.database, id)));
  const owner = await createStaff(test.database, id, 'owner');
  const variantId = await addVariant(test.database, id, { price: 150, onHand: 5_000 });
  return { id, host: `${slug}.localhost`, owner, shoppers, variantId };
}
const [first, second] = [() => stores[0]!, () => stores[1]!];

/** Places an order, and dates it back: the higher its number, the older it is. */
async function order({ id, host, shoppers, variantId }: Store, number: number): Promise<string> {
  const token = shoppers[number % 3]?.token ?? '';
  const { body } = await buy(test, host, token, { items: [{ variantId, quantity: 1 + (number % 4) }] });
  await inTenant(test.database, id, (tx) =>
    tx.execute(
      sql`update orders set placed_at = now() - ${number * 20.3} * interval '1 hour' where id = ${body.id}`,
    ),
  );
  return body.id;
}

const cancel = ({ host, owner }: Store, ids: string[]) =>
  test.call(host, 'POST', '/api/admin/bulk/orders.status', {
    token: owner.token,
    body: {
      operation: 'orders.status',
      items: ids.map((id) => ({ id, status: 'cancelled', note: 'By mistake' })),
    },
  });

const add = () => addUpStores(test.database);
const onDay = (time: string) => sql.raw(`(${time} at time zone 'UTC')::date`);

/** Computes the expected figures from the store's own tables. */
const counted = (id: string) =>
  inTenant(test.database, id, async (tx) => {
    const { rows: sales } = await tx.execute(sql`
      select ${onDay('placed_at')}::text as day, currency, count(*)::int as orders, sum(total)::int as amount
      from orders where status <> 'cancelled' group by 1, 2 order by 1, 2`);
    const { rows: last } = await tx.execute<{ at: string }>(
      sql`select max(placed_at) as at from orders where status <> 'cancelled'`,
    );
    const { rows: people } = await tx.execute(
      sql`select ${onDay('created_at')}::text as day, count(*)::int as "signUps" from customers group by 1 order by 1`,
    );
    const { rows: goods } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from products where deleted_at is null`,
    );
    const { rows: months } = await tx.execute<{ month: string }>(sql`
      select distinct date_trunc('month', placed_at at time zone 'UTC')::date::text as month from orders
      where status <> 'cancelled' order by 1`);
    const activeMonths = months.map(({ month }) => month);
    return { sales, people, activeMonths, lastOrderAt: last[0]?.at, products: goods[0]?.count };
  });

const addedUp = (id: string) =>
  onPlatform(test.database, async (tx) => {
    const { rows: sales } = await tx.execute(sql`
      select day::text, currency, orders, amount::int from store_day_sales where tenant_id = ${id} order by 1, 2`);
    const { rows: days } = await tx.execute(
      sql`select day::text, orders from store_days where tenant_id = ${id} and orders > 0 order by 1`,
    );
    const { rows: people } = await tx.execute(
      sql`select day::text, sign_ups as "signUps" from store_days where tenant_id = ${id} and sign_ups > 0 order by 1`,
    );
    const { rows } = await tx.execute<{
      lastOrderAt: Date;
      products: number;
      orders: number;
      amount: number;
    }>(
      sql`select active_months::text[] as "activeMonths", last_order_at as "lastOrderAt", products, orders, amount::int from store_figures where tenant_id = ${id}`,
    );
    return { sales, days, people, ...rows[0] };
  });

async function expectRightFigures(): Promise<void> {
  for (const { id } of stores) {
    const { sales, people, activeMonths, lastOrderAt, products } = await counted(id);
    const shown = await addedUp(id);
    expect(shown).toMatchObject({ sales, people, activeMonths, products });
    expect(shown.lastOrderAt).toEqual(lastOrderAt);
    const sum = (name: string) => sales.reduce((all, one) => all + Number(one[name]), 0);
    // All of them are within 30 days.
    expect([shown.orders, shown.amount]).toEqual([sum('orders'), sum('amount')]);
    expect(shown.days).toEqual(sales.map(({ day, orders }) => ({ day, orders })));
  }
}

let placed: string[];

it('the figures of stores are those of the orders, accounts and products themselves', async () => {
  placed = await Promise.all(Array.from({ length: 20 }, (_, number) => order(first(), number)));
  await order(second(), 2);
  await add();
  await expectRightFigures();
});

it('the figures of stores follow orders and cancellations that happen while they are added up, in several processes', async () => {
  const work = [
    ...Array.from({ length: 15 }, (_, number) => order(first(), number)),
    cancel(
      first(),
      placed.filter((_, at) => at % 3 === 0),
    ),
    cancel(first(), placed.filter((_, at) => at % 3 === 1).toReversed()),
    ...Array.from({ length: 3 }, () => createCustomer(test.database, second().id)),
    ...Array.from({ length: 3 }, () => addProduct(test.database, second().id)),
  ];
  let ended = false;
  const adding = [1, 2].map(async () => {
    while (!ended) await add();
  });
  await Promise.all(work);
  ended = true;
  await Promise.all(adding);
  await add();
  await expectRightFigures();
});

it('the figures of stores leave out products in the trash until they come back', async () => {
  const { id, host, owner } = second();
  const { id: product } = await addProduct(test.database, id);
  const bulk = (action: string) =>
    test.call(host, 'POST', `/api/admin/bulk/products.${action}`, {
      token: owner.token,
      body: { operation: `products.${action}`, items: [{ id: product }] },
    });
  await add();
  const before = (await addedUp(id)).products ?? 0;
  expect((await bulk('delete')).status).toBe(200);
  await add();
  expect((await addedUp(id)).products).toBe(before - 1);
  expect((await bulk('restore')).status).toBe(200);
  await add();
  await expectRightFigures();
});

it('the figures of stores are right again after a backfill, whatever was in their tables', async () => {
  await onPlatform(test.database, async (tx) => {
    await tx.execute(sql`update store_days set orders = orders + 7, last_order_at = null`);
    await tx.execute(sql`update store_day_sales set amount = 1, day = day - 400`);
    await tx.execute(sql`update store_figures set orders = 99, amount = 5, sales = '[]', products = 0`);
    await markAll(tx);
  });
  await add();
  await expectRightFigures();
});

it('errors in the pages of a store are counted by day, and stay when their numbers are cleared away', async () => {
  const { id } = first();
  const numbers = (count: number) =>
    onPlatform(test.database, (tx) =>
      tx.execute(sql`
        insert into remote_numbers (day, store_id, remote, build, metric, count, sum, buckets)
        values ((now() at time zone 'UTC')::date, ${id}, 'mfe-storefront', 'abc', 'errors', ${count}, ${count}, '{}')`),
    );
  const errors = () =>
    onPlatform(test.database, async (tx) => {
      const { rows } = await tx.execute<{ days: number; all: number }>(sql`
        select (select sum(errors)::int from store_days where tenant_id = ${id}) as days,
          (select errors from store_figures where tenant_id = ${id}) as all`);
      return rows[0];
    });
  await numbers(3);
  await add();
  expect(await errors()).toEqual({ days: 3, all: 3 });
  await onPlatform(test.database, (tx) => tx.execute(sql`delete from remote_numbers`));
  await order(first(), 0);
  await onPlatform(test.database, markAll);
  await add();
  expect(await errors()).toEqual({ days: 3, all: 3 });
});

it('the 30 days of the figures move on with the date, also in a store where nothing happens', async () => {
  const { id } = second();
  await onPlatform(test.database, async (tx) => {
    await tx.execute(sql`update store_days set day = day - 30 where tenant_id = ${id}`);
    await tx.execute(sql`update store_day_sales set day = day - 30 where tenant_id = ${id}`);
    await tx.execute(sql`update store_figures set through = through - 30 where tenant_id = ${id}`);
  });
  await add();
  const { lastOrderAt } = await counted(id);
  expect(await addedUp(id)).toMatchObject({ orders: 0, amount: 0, lastOrderAt });
  expect(lastOrderAt).toBeTruthy();
});

it('a store’s own role reads none of the figures, and marks no other store', async () => {
  const refused = { cause: { code: '42501' } };
  const tryAs = (statement: string) => inTenant(test.database, first().id, (tx) => tx.execute(statement));
  for (const table of ['store_days', 'store_day_sales', 'store_figures', 'figure_marks'])
    await expect(tryAs(`select from ${table}`)).rejects.toMatchObject(refused);
  await expect(
    tryAs(`insert into figure_marks values (gen_random_uuid(), '${second().id}', 'all')`),
  ).rejects.toMatchObject(refused);
});
