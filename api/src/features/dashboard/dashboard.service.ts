import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import { orderStatuses } from '../orders/order-states.ts';
import { listRecentOrders } from '../orders/orders.service.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { countRunningOut } from '../stock-levels/stock-levels.service.ts';
import type { Dashboard } from './dashboard.schema.ts';

type Span = 'today' | 'yesterday' | 'month' | 'lastMonth' | 'allTime';
type Figure = { amount: number; orders: number };
type Slice = { status: OrderStatus; paymentMethod: 'Cash' | 'Card' } & Record<Span, Figure>;

type Calendar = Record<'today' | 'yesterday' | 'month' | 'lastMonth' | 'firstDay', string>;

/** When these days and months began in the store's time zone. The database knows about summer time. */
async function readCalendar(tx: Tx, zone: string): Promise<Calendar> {
  const began = (local: ReturnType<typeof sql>) => sql`((${local}) at time zone ${zone}::text)::text`;
  const { rows } = await tx.execute<Calendar>(sql`
    select ${began(sql`day`)} as today,
      ${began(sql`day - interval '1 day'`)} as yesterday,
      ${began(sql`date_trunc('month', day)`)} as month,
      ${began(sql`date_trunc('month', day) - interval '1 month'`)} as "lastMonth",
      ${began(sql`day - interval '29 days'`)} as "firstDay"
    from (select date_trunc('day', now() at time zone ${zone}::text) as day) as now`);
  if (!rows[0]) throw new Error('The days were not read.');
  return rows[0];
}

const figure = (condition: ReturnType<typeof sql>) =>
  sql`json_build_object('amount', coalesce(sum(total) filter (where ${condition}), 0), 'orders', count(*) filter (where ${condition}))`;

/** Sums by state and payment method from one scan of the orders; the rest is addition. */
async function readSlices(tx: Tx, tenantId: string, { today, yesterday, month, lastMonth }: Calendar) {
  const { rows } = await tx.execute<Slice>(sql`
    select status, payment_method as "paymentMethod",
      ${figure(sql`placed_at >= ${today}`)} as today,
      ${figure(sql`placed_at >= ${yesterday} and placed_at < ${today}`)} as yesterday,
      ${figure(sql`placed_at >= ${month}`)} as month,
      ${figure(sql`placed_at >= ${lastMonth} and placed_at < ${month}`)} as "lastMonth",
      ${figure(sql`true`)} as "allTime"
    from orders where tenant_id = ${tenantId} group by status, payment_method`);
  return rows;
}

async function readDays(
  tx: Tx,
  tenantId: string,
  firstDay: string,
  zone: string,
): Promise<Dashboard['salesByDay']> {
  const { rows } = await tx.execute<Dashboard['salesByDay'][number]>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(o.total), 0)::float8 as amount, count(o.id)::int as orders
    from generate_series(${firstDay}::timestamptz at time zone ${zone}::text, now() at time zone ${zone}::text,
      interval '1 day') as day
    left join orders o on o.tenant_id = ${tenantId} and o.status <> 'cancelled' and o.placed_at >= ${firstDay}
      and date_trunc('day', o.placed_at at time zone ${zone}::text) = day
    group by day order by day`);
  return rows;
}

async function readBestSellers(
  tx: Tx,
  tenantId: string,
  firstDay: string,
): Promise<Dashboard['bestSellers']> {
  const { rows } = await tx.execute<Dashboard['bestSellers'][number]>(sql`
    select line.product_id as "productId", (array_agg(line.title order by o.placed_at desc))[1] as title,
      (array_agg(line.image order by o.placed_at desc))[1] as image,
      sum(line.qty_ordered)::int as quantity, sum(line.line_total)::float8 as amount
    from orders o join order_lines line on line.tenant_id = o.tenant_id and line.order_id = o.id
    where o.tenant_id = ${tenantId} and o.status <> 'cancelled' and o.placed_at >= ${firstDay}
    group by line.product_id order by quantity desc, line.product_id limit 8`);
  return rows;
}

/** Best sellers are those of the last 30 days. */
export async function readDashboard(tx: Tx, tenantId: string): Promise<Dashboard> {
  const { default_currency: currency, default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const days = await readCalendar(tx, zone);
  const [slices, salesByDay, bestSellers, recentOrders, lowStock] = await Promise.all([
    readSlices(tx, tenantId, days),
    readDays(tx, tenantId, days.firstDay, zone),
    readBestSellers(tx, tenantId, days.firstDay),
    listRecentOrders(tx, tenantId, 8),
    countRunningOut(tx, tenantId),
  ]);
  const counting = slices.filter((slice) => slice.status !== 'cancelled');
  const add = (span: Span, among: Slice[]): Figure =>
    among.reduce(
      (sum, slice) => ({ amount: sum.amount + slice[span].amount, orders: sum.orders + slice[span].orders }),
      { amount: 0, orders: 0 },
    );
  const paidBy = (method: 'Cash' | 'Card') =>
    add(
      'allTime',
      counting.filter((slice) => slice.paymentMethod === method),
    );
  const inStatus = (status: OrderStatus) =>
    add(
      'allTime',
      slices.filter((slice) => slice.status === status),
    ).orders;
  return {
    currency,
    today: add('today', counting),
    yesterday: add('yesterday', counting),
    month: add('month', counting),
    lastMonth: add('lastMonth', counting),
    allTime: add('allTime', counting),
    byPaymentMethod: { Cash: paidBy('Cash'), Card: paidBy('Card') },
    byStatus: Object.fromEntries(
      orderStatuses.map((status) => [status, inStatus(status)]),
    ) as Dashboard['byStatus'],
    salesByDay,
    bestSellers,
    recentOrders,
    lowStock,
  };
}
