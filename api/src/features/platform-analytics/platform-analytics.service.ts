import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { rangesIn } from '../analytics/analytics.range.service.ts';
import type { AnalyticsQuery, DayRange } from '../analytics/analytics.schema.ts';
import { daysOf } from '../analytics/analytics.service.ts';
import type { StoreSales } from '../store-figures/store-figures.schema.ts';
import { percentile } from '../telemetry/metrics.ts';
import type { PlatformAnalytics, PlatformDay, PlatformFigures } from './platform-analytics.schema.ts';

/** Stores have clocks of many zones; the platform's days are those of UTC. */
const zone = 'UTC';

type Counts = Omit<PlatformDay, 'amounts' | 'loadP95'> & { loads: number[] };
/** The columns that are added up over days. */
type Sum = 'orders' | 'newStores' | 'signUps' | 'errors' | 'databaseMs';
type Amount = { day: string; currency: string; orders: number; amount: number };
type Read = { counts: Map<string, Counts>; amounts: Amount[] };

const none: Counts = {
  ...{ orders: 0, activeStores: 0, newStores: 0, signUps: 0, errors: 0, databaseMs: 0 },
  ...{ pictureBytes: null, databaseBytes: null, loads: [] },
};

/** Reads the figures of each of these days, for all stores together. */
async function readDays(tx: Tx, { startDate, endDate }: DayRange): Promise<Read> {
  const { rows } = await tx.execute<Counts & { day: string }>(sql`
    select coalesce(happened.day, opened.day)::text as day, coalesce(orders, 0) as orders,
      coalesce(active_stores, 0) as "activeStores", coalesce(stores, 0) as "newStores",
      coalesce(sign_ups, 0) as "signUps", coalesce(errors, 0) as errors,
      coalesce(database_ms, 0)::float8 as "databaseMs", picture_bytes::float8 as "pictureBytes",
      database_bytes::float8 as "databaseBytes", coalesce(loads, '{}') as loads
    from (select * from platform_days where day between ${startDate} and ${endDate}) happened
    full join (
      select (created_at at time zone 'UTC')::date as day, count(*)::int as stores from tenants
      where created_at >= ${startDate}::date::timestamp at time zone 'UTC'
        and created_at < (${endDate}::date + 1)::timestamp at time zone 'UTC' group by 1
    ) opened on opened.day = happened.day`);
  const { rows: amounts } = await tx.execute<Amount>(sql`
    select day::text, currency, orders, amount::float8 as amount
    from platform_day_sales where day between ${startDate} and ${endDate}`);
  return { counts: new Map(rows.map(({ day, ...counts }) => [day, counts])), amounts };
}

/** Counts stores. Their numbers are no sums of days: a store with an order on each day is one. */
async function readStores(tx: Tx, { startDate, endDate }: DayRange) {
  const { rows } = await tx.execute<Pick<PlatformFigures, 'stores' | 'activeStores'>>(sql`
    select count(*)::int as stores, (count(*) filter (where exists (
      select from store_days d where d.tenant_id = t.id and d.day between ${startDate} and ${endDate} and d.orders > 0
    )))::int as "activeStores"
    from tenants t where created_at < (${endDate}::date + 1)::timestamp at time zone 'UTC'`);
  return rows[0] ?? { stores: 0, activeStores: 0 };
}

function salesOf(amounts: readonly Amount[]): StoreSales[] {
  const sales = [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    orders: own.reduce((sum, { orders }) => sum + orders, 0),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
  }));
  return sales.sort((a, b) => b.amount - a.amount || (a.currency < b.currency ? -1 : 1));
}

async function readFigures(tx: Tx, range: DayRange, { counts, amounts }: Read): Promise<PlatformFigures> {
  const days = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const sum = (name: Sum) => days.reduce((all, one) => all + one[name], 0);
  const loads = days.reduce<number[]>(
    (all, one) => one.loads.map((count, at) => count + (all[at] ?? 0)).concat(all.slice(one.loads.length)),
    [],
  );
  return {
    orders: sum('orders'),
    newStores: sum('newStores'),
    signUps: sum('signUps'),
    errors: sum('errors'),
    databaseMs: sum('databaseMs'),
    pictureBytes: days.findLast((one) => one.pictureBytes !== null)?.pictureBytes ?? null,
    databaseBytes: days.findLast((one) => one.databaseBytes !== null)?.databaseBytes ?? null,
    loadP95: percentile('load', loads, 0.95),
    ...(await readStores(tx, range)),
    sales: salesOf(amounts),
  };
}

/**
 * Counts, for the stores that opened in each month, how many had an order in each month since then; the last twelve
 * months of `until`.
 */
async function readCohorts(tx: Tx, until: string): Promise<PlatformAnalytics['cohorts']> {
  const { rows } = await tx.execute<PlatformAnalytics['cohorts'][number]>(sql`
    select month::text, max(stores)::int as stores, array_agg(active order by later) as active
    from (
      select opened as month, later, count(*)::int as stores,
        (count(*) filter (where (opened + later * interval '1 month')::date = any(months)))::int as active
      from (
        select date_trunc('month', created_at at time zone 'UTC')::date as opened,
          coalesce(active_months, '{}') as months
        from tenants left join store_figures on tenant_id = id
        where created_at >= date_trunc('month', ${until}::date - interval '11 months') at time zone 'UTC'
          and created_at < (${until}::date + 1)::timestamp at time zone 'UTC'
      ) stores
      cross join generate_series(0, 11) later
      where opened + later * interval '1 month' <= ${until}::date
      group by opened, later
    ) months
    group by month order by month`);
  return rows;
}

function dayOf({ counts, amounts }: Read, day: string): PlatformDay {
  const { loads, ...happened } = counts.get(day) ?? none;
  const own = amounts.filter((one) => one.day === day).map(({ currency, amount }) => [currency, amount]);
  return { ...happened, loadP95: percentile('load', loads, 0.95), amounts: Object.fromEntries(own) };
}

/** Reads the figures of some days for all stores together, and of the days that they are compared with. */
export async function readPlatformAnalytics(tx: Tx, query: AnalyticsQuery): Promise<PlatformAnalytics> {
  const { range, before } = await rangesIn(tx, zone, query);
  const [now, then] = [await readDays(tx, range), await readDays(tx, before)];
  const daysBefore = daysOf(before);
  return {
    range,
    before,
    figures: await readFigures(tx, range, now),
    figuresBefore: await readFigures(tx, before, then),
    days: daysOf(range).map((day, at) => ({
      day,
      ...dayOf(now, day),
      before: dayOf(then, daysBefore[at] ?? ''),
    })),
    cohorts: await readCohorts(tx, range.endDate),
  };
}
