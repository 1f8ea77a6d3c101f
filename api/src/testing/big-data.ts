import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

type StoreSize = { products: number; orders: number; customers: number };
export type DataSize = { stores: number; large: StoreSize; small: StoreSize; linesOfOrder: number };

/** The size of the test data. The large store has half of it or more, so its lists are the worst case. */
export const bigData: DataSize = {
  stores: 1_000,
  large: { products: 30_000, orders: 100_000, customers: 20_000 },
  small: { products: 5, orders: 10, customers: 5 },
  linesOfOrder: 1,
};

/** These have most of the rows. An index is made faster after its rows than with each of them. */
const mostRows = [
  'products',
  'product_categories',
  'variants',
  'stock_levels',
  'customers',
  'orders',
  'order_lines',
  'order_events',
];

/** The large store's address: its name in front of the platform's. */
export const largeStore = 'large';

const words = `array['apple','bread','cheese','corner','olive','pasta','rice','spinach','tea','yoghurt']`;
const text = (value: string) => `jsonb_build_object('en', ${value}, 'de', '', 'fr', '')`;
/** The same id for the same thing each time, in the UUID version of real ids. */
const idOf = (kind: string, store: string, number: string) =>
  `overlay(overlay(md5('${kind}' || ${store} || ${number}) placing '7' from 13) placing '8' from 17)::uuid`;

/** The stores that are made here. */
const made = `(select * from tenants where owner_email like '%@store.test')`;

/** Numbered rows for every store that is made here; the large one has more of them. */
const each = (many: number, few: number) =>
  `(select s.id as store, n from ${made} s cross join lateral generate_series(1, case when s.slug = '${largeStore}' then ${many} else ${few} end) n) of`;

const product = idOf('product', 'store', 'n');
const variant = idOf('variant', 'store', 'n');
const order = idOf('order', 'store', 'n');
const past = (unit: string, number = 'n') => `now() - ${number} * interval '1 ${unit}'`;
const word = (number: string) => `(${words})[1 + (${number}) % 10]`;

const statements = (storeId: string, { stores, large, small, linesOfOrder }: DataSize): string[] => [
  `insert into tenants (id, slug, name, owner_email, created_at)
    select case when n = 1 then '${storeId}' else gen_random_uuid() end, case when n = 1 then '${largeStore}' else 'store-' || n end,
      'Store ' || n, 'owner' || n || '@store.test', ${past('hour')} from generate_series(1, ${stores}) n`,
  `insert into languages (tenant_id, id, name, iso_code, flag) select id, gen_random_uuid(), 'English', 'en', 'US' from ${made}`,
  `insert into counters (tenant_id, name, value) select id, 'invoice', ${large.orders} from ${made}`,
  `insert into categories (tenant_id, id, slug, name, description, path)
    select store, id, 'category-' || n, ${text(`'Category ' || n`)}, ${text(`''`)}, array[id]
    from (select store, n, ${idOf('category', 'store', 'n')} as id from ${each(100, 3)}) of`,
  `insert into products (tenant_id, id, slug, sku, title, description, ingredients, brand, category_id, images, status, price,
      original_price, sales, search_text, default_variant_id, created_at, updated_at)
    select store, ${product}, 'product-' || n, 'SKU-' || n, ${text(`${word('n')} || ' ' || n`)}, ${text(`repeat('Very good. ', 20)`)},
      ${text(`''`)}, 'Brand ' || n % 50, ${idOf('category', 'store', '(1 + n % 3)')}, '[]', case when n % 20 = 0 then 'draft' else 'show' end,
      100 + n % 900, 100 + n % 900 + (n % 3) * 10, n * 7919 % 5000, ${word('n')} || ' ' || n || ' brand ' || n % 50 || ' sku ' || n, ${variant},
      ${past('minute', '(n * 7919 % 30000)')}, ${past('minute', '(n * 31337 % 30000)')}
    from ${each(large.products, small.products)}`,
  `insert into product_categories (tenant_id, category_id, product_id)
    select store, ${idOf('category', 'store', '(1 + n % 3)')}, ${product} from ${each(large.products, small.products)}
    union all select store, ${idOf('category', 'store', '(4 + n % 90)')}, ${product} from ${each(large.products, 0)}`,
  `insert into variants (tenant_id, id, product_id, sku, label, price, original_price)
    select store, ${variant}, ${product}, 'SKU-' || n, ${text(`''`)}, 100 + n % 900, 100 + n % 900 + (n % 3) * 10
    from ${each(large.products, small.products)}`,
  `insert into stock_levels (tenant_id, variant_id, on_hand, reorder_point)
    select store, ${variant}, n % 200, 5 from ${each(large.products, small.products)}`,
  `insert into stock_movements (tenant_id, id, variant_id, kind, qty, created_at)
    select store, gen_random_uuid(), ${idOf('variant', 'store', '(1 + n % 10)')}, 'received', 1, ${past('minute')} from ${each(30_000, 10)}`,
  `insert into customers (tenant_id, id, name, email, created_at, orders_count, total_spent, status, tags)
    select store, ${idOf('customer', 'store', 'n')}, 'Shopper ' || n, 'shopper' || n || '@shop.test', ${past('minute')},
      n * 7919 % 40, n * 7919 % 50000, case when n % 50 = 0 then 'blocked' else 'active' end,
      case when n % 100 = 0 then array['organic'] else '{}' end
    from ${each(large.customers, small.customers)}`,
  `insert into customer_notes (tenant_id, id, customer_id, text, author_id, author_name)
    select store, gen_random_uuid(), ${idOf('customer', 'store', 'n')}, 'Rings twice', gen_random_uuid(), 'Sam'
    from ${each(large.customers, small.customers)}`,
  `insert into orders (tenant_id, id, invoice, customer_id, user_info, currency, sub_total, discount, shipping_cost, tax, total,
      shipping_option, payment_method, status, line_count, search_text, placed_at)
    select store, ${order}, n, ${idOf('customer', 'store', `(1 + n % ${small.customers})`)},
      jsonb_build_object('name', 'Shopper ' || n, 'email', 'shopper' || n || '@shop.test', 'contact', '+1 555 ' || n, 'address', 'A street'),
      'EUR', 100 + n % 5000, 0, 0, 0, 100 + n % 5000, 'one', 'Cash',
      (array['pending','confirmed','packed','delivered','cancelled'])[1 + n % 5], 1,
      ' ' || n || ' shopper ' || n || ' shopper' || n || ' shop test 1 555 ' || n || ' ' || ${word('n')} || ' street sku ' || n % 1000,
      ${past('minute')}
    from ${each(large.orders, small.orders)}`,
  `insert into order_lines (tenant_id, id, order_id, product_id, variant_id, title, variant_label, sku, slug, image, unit_label, unit_price,
      original_price, qty_ordered, line_subtotal, line_discount, line_tax, line_total, tax_rate_bp, position, placed_at, is_cancelled)
    select store, gen_random_uuid(), ${order}, ${idOf('product', 'store', '(1 + (n + line) % 1000)')}, ${idOf('variant', 'store', '(1 + (n + line) % 1000)')},
      ${text(`'Apple'`)}, ${text(`''`)}, 'SKU', 'slug', '/a.webp', '', 100, 100, 1, 100, 0, 0, 100, 0, line, ${past('minute')}, n % 5 = 4
    from ${each(large.orders, small.orders)} cross join generate_series(0, ${linesOfOrder - 1}) line`,
  `insert into order_events (tenant_id, id, order_id, to_status, actor_kind, created_at)
    select store, gen_random_uuid(), ${order}, 'pending', 'customer', ${past('minute')} from ${each(large.orders, small.orders)}`,
  `insert into coupons (tenant_id, id, title, coupon_code, start_time, end_time, discount_type, discount_value)
    select store, gen_random_uuid(), ${text(`'Coupon ' || n`)}, 'CODE-' || n, now() - interval '1 day',
      now() + (n % 100 - 90) * interval '1 hour', 'percentage', 1000 from ${each(1_000, 2)}`,
  `insert into notifications (tenant_id, id, kind, message, dedupe_key, created_at)
    select store, gen_random_uuid(), 'order', 'Shopper', 'order:' || n, ${past('minute')} from ${each(20_000, 5)}`,
  `insert into attributes (tenant_id, id, title, name, values)
    select store, gen_random_uuid(), ${text(`'Size'`)}, ${text(`'Size'`)}, '[]' from ${each(30, 1)}`,
  `insert into roles (tenant_id, id, name, permissions) select store, ${idOf('role', 'store', 'n')}, 'Role ' || n, '{}' from ${each(10, 2)}`,
  `insert into staff (tenant_id, id, name, email, role_id)
    select store, gen_random_uuid(), 'Staff ' || n, 'staff' || n || '@store.test', ${idOf('role', 'store', '1')} from ${each(2_000, 2)}`,
  `insert into audit_log (id, tenant_id, action, created_at, seq, hash)
    select gen_random_uuid(), store, 'products.update', ${past('minute')}, n, 'x' from ${each(30_000, 10)}`,
  `insert into audit_log (id, action, created_at, seq, hash)
    select gen_random_uuid(), 'tenants.update', ${past('minute')}, n + (select coalesce(max(seq), 0) from audit_log where tenant_id is null), 'x'
    from generate_series(1, 10000) n`,
  `insert into webhooks (tenant_id, id, name, url, events, secret)
    select store, ${idOf('webhook', 'store', 'n')}, 'Webhook ' || n, 'https://hooks.test/' || n, '{}', 'whsec_' from ${each(20, 1)}`,
  `insert into webhook_deliveries (tenant_id, id, webhook_id, type, body, status, created_at)
    select store, gen_random_uuid(), ${idOf('webhook', 'store', '(1 + n % 2)')}, 'order.placed', repeat('{}', 500), 'delivered',
      ${past('minute')} from ${each(30_000, 5)}`,
  `insert into mails (id, tenant_id, kind, recipient, sender, subject, status, created_at)
    select gen_random_uuid(), store, 'reset', 'shopper@shop.test', 'Store', 'Hello', 'sent', ${past('minute')} from ${each(20_000, 10)}`,
  `insert into remote_errors (id, remote, build, composition, phase, message, path, visitor, created_at)
    select gen_random_uuid(), 'mfe-storefront', left(md5('build' || n % 50), 12), 'c', 'load', 'It broke', '/', 'v' || n, ${past('minute')} from generate_series(1, 20000) n`,
];

/**
 * Fills a platform with many stores, one of them large. It writes without row-level security, and without the foreign
 * keys, which hold for later rows. Returns the large store's id.
 */
export async function fillBigData(
  databaseUrl: string,
  size: DataSize = bigData,
  log: (line: string) => void = () => {},
): Promise<string> {
  const [client, second] = [0, 1].map(
    () => new pg.Client({ connectionString: databaseUrl, statement_timeout: 7_200_000 }),
  ) as [pg.Client, pg.Client];
  await Promise.all([client.connect(), second.connect()]);
  const storeId = uuidv7();
  try {
    const { rows: guarded } = await client.query<{ name: string }>(
      'select relname as name from pg_class where relforcerowsecurity',
    );
    for (const { name } of guarded) await client.query(`alter table ${name} no force row level security`);
    const { rows: keys } = await client.query<{ name: string; tab: string; definition: string }>(
      `select conname as name, conrelid::regclass::text as tab, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f'`,
    );
    for (const { tab, name } of keys) await client.query(`alter table ${tab} drop constraint ${name}`);
    const makeIndexes = await dropIndexes(client);
    await client.query('alter table audit_log disable trigger user');
    const [stores = '', ...others] = statements(storeId, size);
    const run = async (connection: pg.Client, statement: string) => {
      const began = performance.now();
      const { rowCount } = await connection.query(statement);
      const table = /insert into (\w+)/.exec(statement)?.[1];
      log(`${table}: ${rowCount} rows, ${Math.round((performance.now() - began) / 1_000)} s`);
    };
    await run(client, stores);
    const runNext = async (connection: pg.Client) => {
      for (let next = others.shift(); next; next = others.shift()) await run(connection, next);
    };
    await Promise.all([runNext(client), runNext(second)]);
    log(`${makeIndexes.length} indexes`);
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const statement of makeIndexes) await client.query(statement);
    await client.query('alter table audit_log enable trigger user');
    for (const { tab, name, definition } of keys)
      await client.query(`alter table ${tab} add constraint ${name} ${definition} not valid`);
    for (const { name } of guarded) await client.query(`alter table ${name} force row level security`);
    await client.query('vacuum analyze');
  } finally {
    await Promise.all([client.end(), second.end()]);
  }
  return storeId;
}

/** Drops keys and indexes of the tables with most rows, and returns what makes them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows: constraints } = await client.query<{ name: string; tab: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as tab, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype in ('p', 'u') and conrelid = any ($1::regclass[])`,
    [mostRows],
  );
  for (const { tab, name } of constraints) await client.query(`alter table ${tab} drop constraint ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = any ($1::regclass[])`,
    [mostRows],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return [
    ...constraints.map(
      ({ tab, name, definition }) => `alter table ${tab} add constraint ${name} ${definition}`,
    ),
    ...indexes.map(({ definition }) => definition),
  ];
}
