import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { beginOf } from '../../platform/database/days.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { AnalyticsQuery, DayRange } from './analytics.schema.ts';

export type Ranges = {
  currency: string;
  zone: string;
  range: DayRange;
  before: DayRange;
};

/** The store and the days that are asked for, and the time zone of these days. */
export type Asked = { tenantId: string; zone: string; range: DayRange };

/**
 * Reads the days that are asked for, and those that they are compared with. The database knows the store's calendar.
 */
export async function readRanges(tx: Tx, tenantId: string, query: AnalyticsQuery): Promise<Ranges> {
  const { default_currency: currency, default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  return { currency, zone, ...(await rangesIn(tx, zone, query)) };
}

/** Reads the same by the clock of any time zone. */
export async function rangesIn(
  tx: Tx,
  zone: string,
  query: AnalyticsQuery,
): Promise<Pick<Ranges, 'range' | 'before'>> {
  const { startDate = null, endDate = null, compare } = query;
  const [first, last] =
    compare === 'year'
      ? [sql`first - interval '1 year'`, sql`last - interval '1 year'`]
      : [sql`first - (last - first + 1)`, sql`first - 1`];
  const text = (day: SQL) => sql`to_char(${day}, 'YYYY-MM-DD')`;
  const { rows } = await tx.execute<Record<'first' | 'last' | 'firstBefore' | 'lastBefore', string>>(sql`
    select ${text(sql`first`)} as first, ${text(sql`last`)} as last,
      ${text(first)} as "firstBefore", ${text(last)} as "lastBefore"
    from (select coalesce(${startDate}::date, today - 29) as first, coalesce(${endDate}::date, today) as last
      from (select (now() at time zone ${zone}::text)::date as today) now) days`);
  const [days] = rows;
  if (!days) throw new Error('The days were not read.');
  return {
    range: { startDate: days.first, endDate: days.last },
    before: { startDate: days.firstBefore, endDate: days.lastBefore },
  };
}

/** The condition that a time is on one of these days. */
export const isIn = (time: SQL, { zone, range }: Asked): SQL =>
  sql`${time} >= ${beginOf(range.startDate, zone)} and ${time} < ${beginOf(range.endDate, zone, 1)}`;

/** The orders placed on these days that are not cancelled. The table is `o`. */
export const ordersIn = (asked: Asked): SQL =>
  sql`o.tenant_id = ${asked.tenantId} and o.status <> 'cancelled' and ${isIn(sql`o.placed_at`, asked)}`;
