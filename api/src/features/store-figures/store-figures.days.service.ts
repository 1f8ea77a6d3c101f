import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';

/** Days in one transaction. */
const atOnce = 20;

/**
 * Adds up all stores on some of the days that are stale, the newest first. The caller lets no other process do so.
 * Returns whether there may be more.
 */
export async function addUpDays(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select day::text from platform_days where is_stale order by day desc limit ${atOnce} for update`);
  if (rows.length === 0) return false;
  const days = sql`any(${sql.param(rows.map(({ day }) => day))}::date[])`;
  await tx.execute(sql`
    update platform_days p set is_stale = false, orders = coalesce(s.orders, 0),
      active_stores = coalesce(s.active, 0), sign_ups = coalesce(s.sign_ups, 0), errors = coalesce(s.errors, 0),
      database_ms = coalesce(s.database_ms, 0)
    from platform_days d
    left join (
      select day, sum(orders)::int as orders, (count(*) filter (where orders > 0))::int as active,
        sum(sign_ups)::int as sign_ups, sum(errors)::int as errors, sum(database_ms)::bigint as database_ms
      from store_days where day = ${days} group by day
    ) s on s.day = d.day
    where p.day = d.day and d.day = ${days}`);
  await tx.execute(sql`delete from platform_day_sales where day = ${days}`);
  await tx.execute(sql`
    insert into platform_day_sales (day, currency, orders, amount)
      select day, currency, sum(orders)::int, sum(amount)::bigint from store_day_sales
      where day = ${days} group by day, currency`);
  return rows.length === atOnce;
}
