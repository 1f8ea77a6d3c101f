import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { beginOf } from '../../platform/database/days.ts';
import type { Asked } from './analytics.range.service.ts';
import { isIn, ordersIn, readRanges } from './analytics.range.service.ts';
import type { Analytics, AnalyticsQuery, DayRange } from './analytics.schema.ts';

type Sum = { amount: number; orders: number };
type Slot = Sum & { day: string; hour: number; discount: number };
/** Sums by day and hour of the store's clocks. */
export async function readSlots(tx: Tx, asked: Asked): Promise<Slot[]> {
  const { rows } = await tx.execute<Slot>(sql`
    select to_char(clock, 'YYYY-MM-DD') as day, extract(hour from clock)::int as hour, amount, orders, discount
    from (
      select date_trunc('hour', quarter at time zone ${asked.zone}::text) as clock,
        sum(amount)::float8 as amount, sum(orders)::int as orders, sum(discount)::float8 as discount
      from sales where tenant_id = ${asked.tenantId} and ${isIn(sql`quarter`, asked)} group by clock
    ) hours`);
  return rows;
}

/** Counts the customers who ordered, and how many of them did so for the first time. */
async function readCustomers(tx: Tx, asked: Asked) {
  const { tenantId, zone, range } = asked;
  const { rows } = await tx.execute<{ all: number; new: number }>(sql`
    select count(*)::int as all, (count(*) filter (where not exists (
      select 1 from orders earlier where earlier.tenant_id = ${tenantId} and earlier.customer_id = buyer.customer_id
        and earlier.placed_at < ${beginOf(range.startDate, zone)} and earlier.status <> 'cancelled')))::int as new
    from (select distinct o.customer_id from orders o
      where ${ordersIn(asked)} and o.customer_id is not null) buyer`);
  const { all = 0, new: first = 0 } = rows[0] ?? {};
  return { newCustomers: first, returningCustomers: all - first };
}

async function readCoupons(tx: Tx, asked: Asked): Promise<Analytics['coupons']> {
  const { rows } = await tx.execute<Analytics['coupons'][number]>(sql`
    select o.coupon_code as "couponCode", count(*)::int as orders, sum(o.total)::float8 as amount,
      sum(o.discount)::float8 as discount
    from orders o where ${ordersIn(asked)} and o.coupon_code is not null
    group by o.coupon_code order by orders desc, o.coupon_code limit 20`);
  return rows;
}

const add = (slots: readonly Sum[]): Sum =>
  slots.reduce<Sum>(
    (sum, { amount, orders }) => ({ amount: sum.amount + amount, orders: sum.orders + orders }),
    { amount: 0, orders: 0 },
  );

function figuresOf(slots: readonly Slot[], customers: Awaited<ReturnType<typeof readCustomers>>) {
  const { amount: revenue, orders } = add(slots);
  const discount = slots.reduce((sum, slot) => sum + slot.discount, 0);
  return { revenue, orders, basket: orders ? Math.round(revenue / orders) : 0, discount, ...customers };
}

const oneDay = 86_400_000;
/** Lists the days of a range (`2026-08-15`), the oldest first. */
export const daysOf = ({ startDate, endDate }: DayRange): string[] => {
  const first = Date.parse(startDate);
  const length = (Date.parse(endDate) - first) / oneDay + 1;
  return Array.from({ length }, (_, at) => new Date(first + at * oneDay).toISOString().slice(0, 10));
};

/** Reads revenue, orders, customers, hours and coupons of some days, and of those that they are compared with. */
export async function readAnalytics(tx: Tx, tenantId: string, query: AnalyticsQuery): Promise<Analytics> {
  const { currency, zone, range, before } = await readRanges(tx, tenantId, query);
  const now = { tenantId, zone, range };
  const then = { tenantId, zone, range: before };
  const [slots, slotsBefore, customers, customersBefore, coupons] = await Promise.all([
    readSlots(tx, now),
    readSlots(tx, then),
    readCustomers(tx, now),
    readCustomers(tx, then),
    readCoupons(tx, now),
  ]);
  const byDay = Map.groupBy(slots, ({ day }) => day);
  const byDayBefore = Map.groupBy(slotsBefore, ({ day }) => day);
  const byHour = Map.groupBy(slots, ({ hour }) => hour);
  const daysBefore = daysOf(before);
  return {
    currency,
    range,
    before,
    figures: figuresOf(slots, customers),
    figuresBefore: figuresOf(slotsBefore, customersBefore),
    days: daysOf(range).map((day, at) => ({
      day,
      ...add(byDay.get(day) ?? []),
      before: add(byDayBefore.get(daysBefore[at] ?? '') ?? []),
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...add(byHour.get(hour) ?? []) })),
    coupons,
  };
}
