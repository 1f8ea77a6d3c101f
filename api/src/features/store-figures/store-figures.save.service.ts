import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { CountedStore } from './store-figures.count.service.ts';

/** Rows as a table of the statement. A store that is gone meanwhile has none. */
const asTable = (rows: object[], columns: string): SQL =>
  sql`(select row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${sql.raw(columns)})
    where row.tenant_id in (select id from tenants))`;

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Returns the days of a store with their counts; every day that was looked at has some. */
function daysOf({ tenantId, days, sales, signUps }: CountedStore) {
  const all = days === 'all' ? [] : days;
  const names = new Set([...all, ...[...sales, ...signUps].map(({ day }) => day)]);
  return [...names].map((day) => {
    const sold = sales.filter((one) => one.day === day);
    return {
      ...{ tenant_id: tenantId, day },
      orders: sumOf(sold.map(({ orders }) => orders)),
      sign_ups: signUps.find((one) => one.day === day)?.signUps ?? 0,
      last_order_at:
        sold
          .map(({ lastOrderAt }) => lastOrderAt)
          .sort()
          .at(-1) ?? null,
    };
  });
}

/**
 * Replaces the days that were counted. The number of errors comes from the numbers of real pages, and never makes the
 * errors of a day fewer.
 */
export async function saveDays(tx: Tx, stores: CountedStore[]): Promise<void> {
  if (stores.length === 0) return;
  const days = stores.flatMap(daysOf);
  const whole = stores.filter((store) => store.days === 'all').map(({ tenantId }) => tenantId);
  if (whole.length > 0) await forgetDays(tx, whole);
  await tx.execute(sql`
    insert into store_days as d (tenant_id, day, orders, sign_ups, errors, last_order_at)
      select counted.tenant_id, counted.day, counted.orders, counted.sign_ups, coalesce(failed.errors, 0), counted.last_order_at
      from ${asTable(days, 'tenant_id uuid, day date, orders int, sign_ups int, last_order_at timestamptz')} counted
      left join lateral (
        select sum(n.sum)::int as errors from remote_numbers n
        where n.day = counted.day and n.store_id = counted.tenant_id and n.metric = 'errors'
      ) failed on true
    on conflict (tenant_id, day) do update set orders = excluded.orders, sign_ups = excluded.sign_ups,
      errors = greatest(d.errors, excluded.errors), last_order_at = excluded.last_order_at`);
  await tx.execute(sql`delete from store_day_sales s using ${asTable(days, 'tenant_id uuid, day date')} counted
    where s.tenant_id = counted.tenant_id and s.day = counted.day`);
  const sales = stores.flatMap(({ tenantId, sales: sold }) =>
    sold.map(({ day, currency, orders, amount }) => ({ tenant_id: tenantId, day, currency, orders, amount })),
  );
  await tx.execute(sql`insert into store_day_sales (tenant_id, day, currency, orders, amount)
    select tenant_id, day, currency, orders, amount
    from ${asTable(sales, 'tenant_id uuid, day date, currency text, orders int, amount bigint')} counted`);
}

/** Deletes all days of these stores. All is counted anew, errors from before the numbers of pages included. */
async function forgetDays(tx: Tx, tenantIds: string[]): Promise<void> {
  const ids = sql`any(${sql.param(tenantIds)}::uuid[])`;
  await tx.execute(sql`delete from store_day_sales where tenant_id = ${ids}`);
  await tx.execute(sql`update store_days set orders = 0, sign_ups = 0, last_order_at = null
    where tenant_id = ${ids} and (orders > 0 or sign_ups > 0)`);
  await tx.execute(sql`
    insert into store_days as d (tenant_id, day, errors)
      select n.store_id, n.day, sum(n.sum)::int from remote_numbers n join tenants t on t.id = n.store_id
      where n.metric = 'errors' and n.store_id = ${ids} group by 1, 2
    on conflict (tenant_id, day) do update set errors = greatest(d.errors, excluded.errors)`);
}

/** Saves the 30 days of these stores, until today. */
export async function saveFigures(tx: Tx, stores: CountedStore[], tenantIds: string[]): Promise<void> {
  if (tenantIds.length === 0) return;
  const counts = stores.flatMap(({ tenantId, products }) =>
    products === undefined ? [] : [{ tenant_id: tenantId, products }],
  );
  await tx.execute(sql`
    insert into store_figures as f
        (tenant_id, through, products, orders, sign_ups, errors, last_order_at, active_months, sales, amount)
      select t.id, today.day, coalesce(counted.products, 0), coalesce(d.orders, 0), coalesce(d.sign_ups, 0),
        coalesce(d.errors, 0), d.last_order_at, coalesce(d.months, '{}'), coalesce(s.sales, '[]'), coalesce(s.amount, 0)
      from tenants t
      cross join (select (now() at time zone 'UTC')::date as day) today
      left join ${asTable(counts, 'tenant_id uuid, products int')} counted on counted.tenant_id = t.id
      cross join lateral (
        select sum(orders) filter (where isin)::int as orders, sum(sign_ups) filter (where isin)::int as sign_ups,
          sum(errors) filter (where isin)::int as errors, max(last_order_at) as last_order_at,
          array_agg(distinct date_trunc('month', day)::date) filter (where orders > 0) as months
        from (select *, day > today.day - 30 as isin from store_days where tenant_id = t.id) days
      ) d
      cross join lateral (
        select jsonb_agg(jsonb_build_object('currency', currency, 'orders', orders, 'amount', amount)
            order by amount desc, currency) as sales, max(amount) as amount
        from (select currency, sum(orders)::int as orders, sum(amount)::bigint as amount from store_day_sales
          where tenant_id = t.id and day > today.day - 30 group by currency) by_currency
      ) s
      where t.id = any(${sql.param(tenantIds)}::uuid[])
    on conflict (tenant_id) do update set through = excluded.through, orders = excluded.orders,
      sign_ups = excluded.sign_ups, errors = excluded.errors, last_order_at = excluded.last_order_at,
      active_months = excluded.active_months, sales = excluded.sales, amount = excluded.amount,
      products = coalesce((select c.products from ${asTable(counts, 'tenant_id uuid, products int')} c
        where c.tenant_id = f.tenant_id), f.products)`);
}
