import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { OrderStatus } from './order-states.ts';
import type { Order, OrderList, OrderListQuery, OrderRow } from './orders.schema.ts';
import { orderRow } from './orders.schema.ts';
import type { OrderFilters } from './orders.search.service.ts';
import { momentsOf, ordersFound } from './orders.search.service.ts';
import { orderNumber, presentRow } from './orders.service.ts';
import { orders } from './orders.table.ts';
import { traitsOf } from './orders.traits.service.ts';

const rowColumns = {
  ...columnsOf(orders, orderRow),
  number: orderNumber,
  customerName: sql<string>`${orders.userInfo} ->> 'name'`,
  itemCount: sql<number>`(select coalesce(sum(line.qty_ordered), 0)::int from order_lines line
    where line.tenant_id = orders.tenant_id and line.order_id = orders.id)`,
};

/** Every order is an index's, forwards or backwards, so that no list is sorted. */
const sorts: Record<OrderListQuery['sort'], SQL> = {
  '-placedAt': sql`${orders.placedAt} desc nulls last, ${orders.id}`,
  placedAt: sql`${orders.placedAt} nulls first, ${orders.id} desc`,
  total: sql`${orders.total}, ${orders.id}`,
  '-total': sql`${orders.total} desc, ${orders.id} desc`,
  invoice: sql`${orders.invoice}`,
  '-invoice': sql`${orders.invoice} desc`,
};

/** Returns the condition for orders under all filters but that of the state. */
export function filtered(tenantId: string, filters: OrderFilters, most?: number | null): SQL | undefined {
  const found = ordersFound(filters, most);
  const traits = traitsOf(tenantId, filters);
  if (found)
    return and(eq(orders.tenantId, tenantId), sql`${orders.id} in (select id from ${found})`, traits);
  const { paymentMethod, customer, without } = filters;
  const [from, until] = momentsOf(filters);
  return and(
    eq(orders.tenantId, tenantId),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    customer ? eq(orders.customerId, customer) : undefined,
    from ? gte(orders.placedAt, from) : undefined,
    until ? lt(orders.placedAt, until) : undefined,
    without && ne(orders.status, without),
    traits,
  );
}

type Counted = OrderList['counts'];

/**
 * Returns the orders that a search finds. The function runs once for counts and rows: it may read the texts of all
 * orders.
 */
async function search(
  tx: Tx,
  tenantId: string,
  filters: OrderFilters,
): Promise<Pick<Order, 'id' | 'status'>[] | null> {
  const found = ordersFound(filters);
  if (!found) return null;
  if (traitsOf(tenantId, filters))
    return tx
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(filtered(tenantId, filters));
  return tx.select({ id: sql<string>`id`, status: sql<OrderStatus>`status` }).from(found);
}

async function countByStatus(tx: Tx, tenantId: string, filters: OrderFilters): Promise<Counted> {
  const rows = await tx
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(filtered(tenantId, filters))
    .groupBy(orders.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Lists orders for staff, with the number of orders in each state under the other filters. */
export async function listOrders(tx: Tx, tenantId: string, query: OrderListQuery): Promise<OrderList> {
  const { sort, status } = query;
  const { default_time_zone: zone } = await readGlobalSetting(tx, tenantId);
  const filters = { ...query, zone };
  const found = await search(tx, tenantId, filters);
  const counting: Promise<Counted> = found
    ? Promise.resolve(countBy(found, (one) => one.status))
    : countByStatus(tx, tenantId, filters);
  const ids = found?.filter((one) => !status || one.status === status).map(({ id }) => id);
  const listed = ids
    ? and(eq(orders.tenantId, tenantId), sql`${orders.id} = any(${sql.param(ids)}::uuid[])`)
    : and(filtered(tenantId, filters), status && eq(orders.status, status));
  const list = await readPage(query, {
    rows: tx.select(rowColumns).from(orders).where(listed).orderBy(sorts[sort]),
    total: counting.then((counts) =>
      status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0),
    ),
  });
  return { ...list, items: list.items.map(presentRow), counts: await counting };
}

const countBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => OrderStatus): Counted =>
  Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, group.length]));

/** Lists the newest orders, for the dashboard. */
export async function listRecentOrders(tx: Tx, tenantId: string, limit: number): Promise<OrderRow[]> {
  const rows = await tx
    .select(rowColumns)
    .from(orders)
    .where(eq(orders.tenantId, tenantId))
    .orderBy(sorts['-placedAt'])
    .limit(limit);
  return rows.map(presentRow);
}
