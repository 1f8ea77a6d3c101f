import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readBestSellers } from '../analytics/analytics.goods.service.ts';
import { daysOf, readSlots } from '../analytics/analytics.service.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import { orderStatuses } from '../orders/order-states.ts';
import { listRecentOrders } from '../orders/orders.service.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { countRunningOut } from '../stock-levels/stock-levels.service.ts';
import type { Dashboard } from './dashboard.schema.ts';

type Figure = { amount: number; orders: number };
type Slice = Figure & { status: OrderStatus; paymentMethod: 'Cash' | 'Card' };
type Calendar = Record<'today' | 'yesterday' | 'month' | 'lastMonth' | 'firstDay' | 'since', string>;

/** Days of the store's time zone; months by their first day. The database knows about summer time. */
async function readCalendar(tx: Tx, zone: string): Promise<Calendar> {
  const text = (day: string) => sql.raw(`to_char(${day}, 'YYYY-MM-DD')`);
  const { rows } = await tx.execute<Calendar>(sql`
    select ${text('day')} as today,
      ${text('day - 1')} as yesterday,
      ${text("date_trunc('month', day)")} as month,
      ${text("date_trunc('month', day) - interval '1 month'")} as "lastMonth",
      ${text('day - 29')} as "firstDay",
      ${text("least(day - 29, date_trunc('month', day) - interval '1 month')")} as since
    from (select (now() at time zone ${zone}::text)::date as day) as now`);
  if (!rows[0]) throw new Error('The days were not read.');
  return rows[0];
}

/** Every order there is, by state and payment method. */
async function readSlices(tx: Tx, tenantId: string): Promise<Slice[]> {
  const { rows } = await tx.execute<Slice>(sql`
    select status, payment_method as "paymentMethod", sum(total)::float8 as amount, count(*)::int as orders
    from orders where tenant_id = ${tenantId} group by status, payment_method`);
  return rows;
}

const add = (figures: readonly Figure[]): Figure =>
  figures.reduce<Figure>(
    (sum, { amount, orders }) => ({ amount: sum.amount + amount, orders: sum.orders + orders }),
    { amount: 0, orders: 0 },
  );

/** Best sellers are those of the last 30 days. */
export async function readDashboard(tx: Tx, tenantId: string): Promise<Dashboard> {
  const { default_currency: currency, default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const { today, yesterday, month, lastMonth, firstDay, since } = await readCalendar(tx, zone);
  const lastDays = { startDate: firstDay, endDate: today };
  const [slices, slots, bestSellers, recentOrders, lowStock] = await Promise.all([
    readSlices(tx, tenantId),
    readSlots(tx, { tenantId, zone, range: { startDate: since, endDate: today } }),
    readBestSellers(tx, { tenantId, zone, range: lastDays }, 8),
    listRecentOrders(tx, tenantId, 8),
    countRunningOut(tx, tenantId),
  ]);
  const counting = slices.filter(({ status }) => status !== 'cancelled');
  const within = (first: string, last: string) => add(slots.filter(({ day }) => day >= first && day <= last));
  const paidBy = (method: 'Cash' | 'Card') =>
    add(counting.filter(({ paymentMethod }) => paymentMethod === method));
  const inStatus = (one: OrderStatus) => add(slices.filter(({ status }) => status === one)).orders;
  const duringLastMonth = slots.filter(({ day }) => day >= lastMonth && day < month);
  return {
    currency,
    today: within(today, today),
    yesterday: within(yesterday, yesterday),
    month: within(month, today),
    lastMonth: add(duringLastMonth),
    allTime: add(counting),
    byPaymentMethod: { Cash: paidBy('Cash'), Card: paidBy('Card') },
    byStatus: Object.fromEntries(
      orderStatuses.map((status) => [status, inStatus(status)]),
    ) as Dashboard['byStatus'],
    salesByDay: daysOf(lastDays).map((day) => ({ day, ...within(day, day) })),
    bestSellers,
    recentOrders,
    lowStock,
  };
}
