import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** PostgreSQL's catalogue says that the tables of stores are isolated, and could be distributed by store. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Tables that belong to the whole platform. A new one is added here on purpose, or it is a mistake. */
const platformTables = [
  ...['archives', 'audit_heads', 'audit_log', 'build_runs', 'card_work', 'compositions'],
  ...['demotions', 'deploy_tokens', 'figure_marks', 'mails', 'operator_roles'],
  ...['part_contacts', 'platform_day_sales', 'platform_days', 'platform_notices'],
  ...['platform_one_time_tokens', 'platform_recovery_codes', 'platform_second_factors'],
  ...['platform_sessions', 'platform_settings', 'platform_users', 'plans', 'publish_times'],
  ...['rate_limits', 'releases', 'remote_errors', 'remote_numbers', 'remote_pages'],
  ...['rollouts', 'secrets', 'shopper_mails', 'sign_ups', 'signing_keys', 'store_visits'],
  ...['store_day_sales', 'store_days', 'store_figures', 'store_removals'],
  ...['subscription_invoices', 'subscription_methods', 'subscriptions', 'support_notes'],
  ...['tenant_domains', 'tenant_former_slugs', 'tenants', 'webhook_events'],
];

it('every tenant table has forced row-level security and a primary key that starts with tenant_id', async () => {
  const { rows } = await test.database.pool.query(`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
           (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polwithcheck is not null
             -- The functions of the search fill tables of their own; nobody can take their role (search.test.ts).
             and p.polroles <> array['larder_search'::regrole::oid]) as policies,
           (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
             where i.indrelid = c.oid and i.indisprimary) as leading
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  const tenantTables = rows.filter((table) => !platformTables.includes(table.name));
  expect(rows.length - tenantTables.length).toBe(platformTables.length);
  expect(
    tenantTables.filter((table) => !table.forced || table.policies !== 1 || table.leading !== 'tenant_id'),
  ).toEqual([]);
});

it('every unique key and foreign key between tenant tables starts with tenant_id', async () => {
  const { rows } = await test.database.pool.query(
    `
    select con.conname, c.relname from pg_constraint con join pg_class c on c.oid = con.conrelid
    where con.contype in ('f', 'u') and c.relnamespace = 'public'::regnamespace and not (c.relname = any($1))
      and (select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = con.conkey[1]) <> 'tenant_id'`,
    [platformTables],
  );
  expect(rows).toEqual([]);
});

it('every unique index of a tenant table starts with tenant_id, and references name the tenant on both sides', async () => {
  const { rows: indexes } = await test.database.pool.query(
    `
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and not (c.relname = any($1))
      and (select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0])
        is distinct from 'tenant_id'`,
    [platformTables],
  );
  expect(indexes).toEqual([]);
  // A store's own table may refer to a row of its store, and to the store itself.
  const { rows: references } = await test.database.pool.query(
    `
    select con.conname, c.relname, f.relname as refers_to from pg_constraint con
    join pg_class c on c.oid = con.conrelid join pg_class f on f.oid = con.confrelid
    where con.contype = 'f' and c.relnamespace = 'public'::regnamespace and not (c.relname = any($1))
      and (select attname from pg_attribute a where a.attrelid = f.oid and a.attnum = con.confkey[1])
        <> case f.relname when 'tenants' then 'id' else 'tenant_id' end`,
    [platformTables],
  );
  expect(references).toEqual([]);
});
