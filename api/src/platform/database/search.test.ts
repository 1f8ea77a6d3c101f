import { sql } from 'drizzle-orm';
import { createCustomer } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inTenant, onPlatform } from '../tenancy/tenancy.ts';

let test: TestApp;
let ours: string;
let found: { orders: string[]; customers: string[] };
beforeAll(async () => {
  test = await startTestApp();
  ours = await fill('fresh');
  await fill('bakehouse');
  const { rows } = await test.database.pool.query('select count(*)::int as hidden from orders');
  expect(rows).toEqual([{ hidden: 0 }]);
});
afterAll(() => test.close());

/** Creates a store with one customer and one order, which have the same names in every store. */
async function fill(slug: string): Promise<string> {
  const tenantId = await createStore(test.database, slug);
  const { id, token } = await createCustomer(test.database, tenantId, { name: 'Ann Shopper' });
  const variantId = await addVariant(test.database, tenantId);
  const { body } = await buy(test, `${slug}.localhost`, token, { items: [{ variantId, quantity: 1 }] });
  found ??= { orders: [body.id], customers: [id] };
  return tenantId;
}

const everyOrder = sql`select id from search.orders(array['%'], null, null, null, null, null, null)`;
const everyCustomer = sql`select id from search.customers('%', null)`;
const everyProduct = sql`select id from search.products('[{"words": ["product"], "endings": [], "insides": [], "categories": []}]')`;

it('a search finds what its own store has, and nothing of another', async () => {
  const [orders, customers, products] = await inTenant(test.database, ours, (tx) =>
    Promise.all([tx.execute(everyOrder), tx.execute(everyCustomer), tx.execute(everyProduct)]),
  );
  expect(products.rows).toHaveLength(1);
  expect(orders.rows).toEqual(found.orders.map((id) => ({ id })));
  expect(customers.rows).toEqual(found.customers.map((id) => ({ id })));
});

it.each([everyOrder, everyCustomer, everyProduct])(
  'a search without a store finds nothing',
  async (everything) => {
    const none = await inTenant(test.database, ours, async (tx) => {
      await tx.execute(`select set_config('app.tenant_id', '', true)`);
      return tx.execute(everything);
    });
    expect(none.rows).toEqual([]);
    await expect(onPlatform(test.database, (tx) => tx.execute(everything))).rejects.toThrow();
  },
);

/** Runs a statement as the searching role. Returns `done`, or the database's error. */
async function asSearcher(statement: string): Promise<string> {
  const client = await test.database.pool.connect();
  try {
    await client.query(`begin; set local role larder_search`);
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('the role that searches sees every store, but of orders, customers and products only what a search needs', async () => {
  expect(await asSearcher('select id, search_text from orders')).toBe('done');
  for (const statement of [
    'select user_info from orders',
    'select email from customers',
    'select price from products',
    'select id from variants',
    'select email from staff',
    `update customers set status = 'blocked'`,
    'delete from orders',
  ])
    expect(await asSearcher(statement)).toMatch(/permission denied/);
});

it('no role has the rights of the one that searches', async () => {
  const { rows } = await test.database.pool.query(
    `select rolname from pg_roles where not rolsuper and rolname <> 'larder_search'
      and pg_has_role(rolname, 'larder_search', 'usage')`,
  );
  expect(rows).toEqual([]);
});
