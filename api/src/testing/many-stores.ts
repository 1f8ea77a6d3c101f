import pg from 'pg';

/** The stores that are made here. */
const made = `(select t.*, row_number() over (order by slug) as n from tenants t where owner_email like '%@many.test')`;

const statements = (stores: number, days: number): string[] => [
  `insert into tenants (id, slug, name, owner_email, status, created_at)
    select gen_random_uuid(), 'many-' || n, 'Many ' || n, 'owner' || n || '@many.test',
      case when n % 50 = 0 then 'suspended' else 'active' end, now() - n * interval '50 minutes'
    from generate_series(1, ${stores}) n`,
  `insert into plans (id, name, description, prices, features)
    select gen_random_uuid(), '{"en":"Many"}', '{}', '{"EUR":4900}', '{}'
    where not exists (select from plans)`,
  `insert into subscriptions (tenant_id, plan_id, state, currency, renews, started_at, ends_at)
    select s.id, (select id from plans order by id offset s.n % (select count(*) from plans) limit 1), 'active', 'EUR', true, now(),
      now() + interval '30 days' from ${made} s`,
  `insert into store_days (tenant_id, day, orders, sign_ups, errors, last_order_at)
    select s.id, (now() at time zone 'UTC')::date - back, (s.n * 7919 + back * 31) % 40, (s.n + back) % 5, (s.n * back) % 3, now() - back * interval '1 day'
    from ${made} s, generate_series(0, ${days - 1}) back`,
  `insert into store_day_sales (tenant_id, day, currency, orders, amount)
    select d.tenant_id, d.day, (array['EUR','USD','GBP','CHF'])[1 + abs(hashtext(d.tenant_id::text)) % 4], d.orders, d.orders * 2345
    from store_days d join ${made} s on s.id = d.tenant_id where d.orders > 0`,
  // Their 30 days ended yesterday, so the job adds them up.
  `insert into store_figures (tenant_id, through, products)
    select id, (now() at time zone 'UTC')::date - 1, n * 7919 % 5000 from ${made} s`,
  'analyze tenants, subscriptions, store_days, store_day_sales, store_figures, plans',
];

/**
 * Adds stores with their figures of this number of days up to today, for the lists and sums of operators. They have no
 * pages.
 */
export async function fillManyStores(databaseUrl: string, stores: number, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements(stores, days)) await client.query(statement);
  } finally {
    await client.end();
  }
}
