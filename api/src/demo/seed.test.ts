import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { customization } from '../features/customization/customization.schema.ts';
import { platformUsers } from '../features/platform-users/platform-users.table.ts';
import type { Database } from '../platform/database/database.ts';
import { migrationLock } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { passwordMatches } from '../platform/identity/passwords.ts';
import { inTenant, onPlatform } from '../platform/tenancy/tenancy.ts';
import { tenants } from '../platform/tenancy/tenants.table.ts';
import type { TestDatabase } from '../testing/database.ts';
import { cloneDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { barcodeOf } from './catalog.ts';
import { demoPassword, demoTenantId, seedDemo } from './seed.ts';

type World = { clone: TestDatabase; database: Database; dataDir: string };

async function createWorld(): Promise<World> {
  const clone = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-demo-'));
  const start = performance.now();
  await seedDemo(clone.url, { dataDir });
  process.stdout.write(`  the demo data was seeded in ${Math.round(performance.now() - start)} ms\n`);
  return { clone, database: openDatabase(clone.url), dataDir };
}

async function endWorld({ clone, database, dataDir }: World): Promise<void> {
  await database.close();
  await clone.drop();
  await rm(dataDir, { recursive: true, force: true });
}

const stores = ['fresh', 'bakehouse', 'greens'];
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => endWorld(world));

const rowsOf = async (
  slug: string,
  query: string,
  { database } = world,
): Promise<Record<string, unknown>[]> =>
  inTenant(database, demoTenantId(slug), async (tx) => (await tx.execute(sql.raw(query))).rows);

const numberOf = async (slug: string, query: string): Promise<number> =>
  Number(Object.values((await rowsOf(slug, query))[0] ?? {})[0]);

it.each([
  ['fresh', 200, 300],
  ['bakehouse', 60, 80],
  ['greens', 25, 20],
])('the demo store %s has more than %i products and %i orders', async (slug, products, orders) => {
  expect(await numberOf(slug, `select count(*) from products where status = 'show'`)).toBeGreaterThanOrEqual(
    products,
  );
  expect(await numberOf(slug, 'select count(*) from orders')).toBeGreaterThanOrEqual(orders);
  expect(await numberOf(slug, `select count(*) from orders where placed_at > now()`)).toBe(0);
});

it('the demo data has the categories that the specification names', async () => {
  const slugs = (await rowsOf('fresh', 'select slug from categories where parent_id is null')).map(
    ({ slug }) => slug,
  );
  expect(slugs).toEqual(
    expect.arrayContaining([
      'breakfast',
      'milk-dairy',
      'fish-meat',
      'fruits-vegetable',
      'drinks',
      'beauty-health',
    ]),
  );
});

it.each(stores)('every amount of the demo store %s agrees with its lines', async (slug) => {
  const wrong = await numberOf(
    slug,
    `select count(*) from orders o join lateral (
       select sum(line_subtotal)::bigint as goods, sum(line_discount)::bigint as discount, sum(line_tax)::bigint as tax, sum(line_total)::bigint as total, count(*) as lines
       from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) l on true join lateral (
       select coalesce(sum((part ->> 'tax')::bigint), 0) as tax, coalesce(sum((part ->> 'amount')::bigint), 0) as amount
       from jsonb_array_elements(o.delivery_taxes) part) d on true
     where o.sub_total <> l.goods or o.discount <> l.discount or o.tax <> l.tax + d.tax or o.total <> l.total + o.shipping_cost or d.amount <> o.shipping_cost or o.line_count <> l.lines`,
  );
  const wrongLines = await numberOf(
    slug,
    `select count(*) from order_lines where line_subtotal <> unit_price * qty_ordered or line_total <> line_subtotal - line_discount
       or line_tax <> round(line_total::numeric * tax_rate_bp / (10000 + tax_rate_bp))`,
  );
  expect([wrong, wrongLines]).toEqual([0, 0]);
});

it.each(stores)('the stock of the demo store %s agrees with its movements', async (slug) => {
  const wrong = await numberOf(
    slug,
    `select count(*) from stock_levels level join lateral (
       select coalesce(sum(qty) filter (where kind in ('received', 'shipped')), 0) as on_hand,
              coalesce(sum(qty) filter (where kind in ('allocated', 'released', 'shipped')), 0) as allocated
       from stock_movements m where m.tenant_id = level.tenant_id and m.variant_id = level.variant_id) m on true
     where level.on_hand <> m.on_hand or level.allocated <> m.allocated`,
  );
  const heldForNobody = await numberOf(
    slug,
    `select (select coalesce(sum(allocated), 0) from stock_levels) - (select coalesce(sum(qty_ordered), 0) from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
       where o.status in ('pending', 'confirmed', 'picking', 'packed', 'pickup_ready'))`,
  );
  const everBelowZero = await numberOf(
    slug,
    `select count(*) from (select sum(qty) over (partition by variant_id order by created_at, qty desc) as available
       from stock_movements where kind in ('received', 'allocated', 'released')) as running where available < 0`,
  );
  expect([wrong, heldForNobody, everBelowZero]).toEqual([0, 0, 0]);
});

it.each(stores)(
  'the counters of the demo store %s agree with its orders, invoices and coupons',
  async (slug) => {
    const wrong = await rowsOf(
      slug,
      `select
       (select count(*) from products p where sales <> coalesce((select sum(qty_ordered) from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
          where l.product_id = p.id and o.status = 'delivered'), 0))::int as sales,
       (select count(*) from customers c where orders_count <> (select count(*) from orders o where o.customer_id = c.id and status <> 'cancelled')
          or total_spent <> coalesce((select sum(total) from orders o where o.customer_id = c.id and status = 'delivered'), 0))::int as customers,
       (select count(*) from coupons c where used_count <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id))::int as coupons,
       (select count(*) from orders o where o.coupon_code is not null and not exists (select 1 from coupon_redemptions r where r.order_id = o.id))::int as redemptions,
       (select value - max(invoice) + (max(invoice) - min(invoice) + 1 - count(*)) from orders, counters where name = 'invoice' group by value)::int as invoices,
       (select count(*) from orders o where status <> (select to_status from order_events e where e.order_id = o.id order by created_at desc, from_status nulls last limit 1))::int as timelines,
       (select count(*) from orders o join payments p on p.order_id = o.id where p.amount <> o.total or (o.payment_status = 'paid') <> (p.captured_amount = o.total))::int as payments`,
    );
    expect(wrong).toEqual([
      { sales: 0, customers: 0, coupons: 0, redemptions: 0, invoices: 0, timelines: 0, payments: 0 },
    ]);
  },
);

it.each(stores)('the demo store %s has a complete customization document', async (slug) => {
  const [row] = await rowsOf(slug, 'select body from customizations');
  const { slider, faq, about_us, checkout } = customization.parse(row?.body);
  expect([slider.slides.length, faq.items.length, about_us.team.members.length]).toEqual([5, 8, 6]);
  expect(faq.items.some(({ answer }) => answer.en?.includes('60 days'))).toBe(true);
  if (slug === 'fresh')
    expect([checkout.shipping_one_cost, checkout.shipping_two_cost]).toEqual([6_000, 2_000]);
});

it.each(stores)('every picture that the demo store %s shows is stored', async (slug) => {
  const files = await readdir(join(world.dataDir, 'uploads', demoTenantId(slug)));
  const known = (await rowsOf(slug, `select id || '.webp' as file from images`)).map(({ file }) => file);
  const shown = (
    await rowsOf(slug, `select split_part(images -> 0 ->> 'url', '/', 4) as file from products`)
  ).map(({ file }) => file);
  expect(files.toSorted()).toEqual(known.toSorted());
  expect(files).toEqual(expect.arrayContaining(shown));
});

it('exactly the documented demo accounts can sign in', async () => {
  const [platform] = await onPlatform(world.database, (tx) =>
    tx.select({ email: platformUsers.email, hash: platformUsers.passwordHash }).from(platformUsers),
  );
  expect(platform?.email).toBe('platform@larder.test');
  expect(await passwordMatches(platform?.hash, demoPassword)).toBe(true);
  const staff = (await rowsOf('fresh', 'select email from staff')).map(({ email }) => email);
  expect(staff).toEqual(expect.arrayContaining(['owner@fresh.test', 'cashier@fresh.test']));
  const shoppers = await rowsOf(
    'fresh',
    'select email from customers where password_hash is not null order by email',
  );
  expect(shoppers).toEqual([{ email: 'ann@fresh.test' }, { email: 'ben@fresh.test' }]);
});

it('the demo data has one closed store', async () => {
  const all = await onPlatform(world.database, (tx) =>
    tx.select({ slug: tenants.slug, status: tenants.status }).from(tenants),
  );
  expect(all.filter(({ status }) => status !== 'active')).toEqual([{ slug: 'closed', status: 'inactive' }]);
  expect(all).toHaveLength(4);
});

it('seeding waits while another process migrates the database, as each would wait for a table of the other’s', async () => {
  const { clone, dataDir } = world;
  const migrating = new pg.Client({ connectionString: clone.url });
  await migrating.connect();
  await migrating.query(`select pg_advisory_lock(${migrationLock})`);
  let isSeeded = false;
  const seeded = seedDemo(clone.url, { dataDir }).then(() => {
    isSeeded = true;
  });
  const waits = async () => {
    const { rows } = await migrating.query(`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`);
    return rows.length === 1;
  };
  expect(await eventually(waits, (isWaiting) => isWaiting || isSeeded)).toBe(true);
  await migrating.end();
  await seeded;
});

it('seeding leaves a database with stores alone', async () => {
  await seedDemo(world.clone.url, { dataDir: world.dataDir });
  expect(await numberOf('fresh', 'select count(*) from staff')).toBe(6);
});

it('seeding again gives the same demo data', async () => {
  const second = await createWorld();
  try {
    for (const query of [
      'select id, slug, price, sales from products order by id',
      'select id, sku, barcode from variants order by id',
      'select id, name, email from customers order by id',
      'select id, invoice, total, status from orders order by id',
      'select id from images order by id',
      'select id, name from roles order by id',
      'select variant_id, on_hand, allocated from stock_levels order by variant_id',
    ]) {
      expect(await rowsOf('fresh', query, second)).toEqual(await rowsOf('fresh', query));
    }
  } finally {
    await endWorld(second);
  }
});

it('every demo variant has a bar code with a valid check digit', () => {
  const sum = [...barcodeOf('fresh', 42)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  expect(barcodeOf('fresh', 42)).toMatch(/^2\d{12}$/);
  expect(sum % 10).toBe(0);
});
