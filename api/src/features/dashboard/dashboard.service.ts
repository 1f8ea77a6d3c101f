import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readBestSellers } from '../analytics/analytics.goods.service.ts';
import { daysOf, readSlots } from '../analytics/analytics.service.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import { orderStatuses } from '../orders/order-states.ts';
import { listRecentOrders } from '../orders/orders.list.service.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { countRunningOut } from '../stock-levels/stock-levels.service.ts';
import type { Dashboard } from './dashboard.schema.ts';

type Figure = { amount: number; orders: number };
type Slice = Figure & { paymentMethod: 'Cash' | 'Card' };
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

/** Reads the sums of all orders that are not cancelled, by payment method. */
async function readSlices(tx: Tx, tenantId: string): Promise<Slice[]> {
  const { rows } = await tx.execute<Slice>(sql`
    select payment_method as "paymentMethod", sum(amount)::float8 as amount, sum(orders)::int as orders
    from sales where tenant_id = ${tenantId} group by payment_method`);
  return rows;
}

/**
 * Counts orders by status. The rows come in the order of an index that has all of it, so they are counted without a
 * hash table.
 */
async function countByStatus(tx: Tx, tenantId: string): Promise<Map<OrderStatus, number>> {
  const { rows } = await tx.execute<{ status: OrderStatus; orders: number }>(sql`
    select status, count(*)::int as orders
    from (select status from orders where tenant_id = ${tenantId} order by status offset 0) sorted group by status`);
  return new Map(rows.map(({ status, orders }) => [status, orders]));
}

const add = (figures: readonly Figure[]): Figure =>
  figures.reduce<Figure>(
    (sum, { amount, orders }) => ({ amount: sum.amount + amount, orders: sum.orders + orders }),
    { amount: 0, orders: 0 },
  );

/** Reads the dashboard. Its best sellers are those of the last 30 days. */
export async function readDashboard(tx: Tx, tenantId: string): Promise<Dashboard> {
  const { default_currency: currency, default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const { today, yesterday, month, lastMonth, firstDay, since } = await readCalendar(tx, zone);
  const lastDays = { startDate: firstDay, endDate: today };
  const [slices, byStatus, slots, bestSellers, recentOrders, lowStock] = await Promise.all([
    readSlices(tx, tenantId),
    countByStatus(tx, tenantId),
    readSlots(tx, { tenantId, zone, range: { startDate: since, endDate: today } }),
    readBestSellers(tx, { tenantId, zone, range: lastDays }, 8),
    listRecentOrders(tx, tenantId, 8),
    countRunningOut(tx, tenantId),
  ]);
  const within = (first: string, last: string) => add(slots.filter(({ day }) => day >= first && day <= last));
  const paidBy = (method: 'Cash' | 'Card') =>
    add(slices.filter(({ paymentMethod }) => paymentMethod === method));
  const duringLastMonth = slots.filter(({ day }) => day >= lastMonth && day < month);
  return {
    currency,
    today: within(today, today),
    yesterday: within(yesterday, yesterday),
    month: within(month, today),
    lastMonth: add(duringLastMonth),
    allTime: add(slices),
    byPaymentMethod: { Cash: paidBy('Cash'), Card: paidBy('Card') },
    byStatus: Object.fromEntries(
      orderStatuses.map((status) => [status, byStatus.get(status) ?? 0]),
    ) as Dashboard['byStatus'],
    salesByDay: daysOf(lastDays).map((day) => ({ day, ...within(day, day) })),
    bestSellers,
    recentOrders,
    lowStock,
  };
}
