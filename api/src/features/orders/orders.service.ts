import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OrderStatus } from './order-states.ts';
import { orderTransitions } from './order-states.ts';
import type { Order, OrderList, OrderListQuery, OrderRow } from './orders.schema.ts';
import { orderEvents, orderLines, orders } from './orders.table.ts';

export const orderNumber = sql<string>`${orders.orderPrefix} || ${orders.invoice}`;

const rowColumns = {
  id: orders.id,
  number: orderNumber,
  invoice: orders.invoice,
  customerId: orders.customerId,
  customerName: sql<string>`${orders.userInfo} ->> 'name'`,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  lineCount: orders.lineCount,
  total: orders.total,
  currency: orders.currency,
  placedAt: orders.placedAt,
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

export const allowedStatuses = (status: OrderStatus): OrderStatus[] => [...orderTransitions[status]];

const presentRow = <Row extends { status: OrderStatus }>(row: Row) => ({
  ...withIsoTimes(row),
  allowedStatuses: allowedStatuses(row.status),
});

const oneDay = 86_400_000;

/** An order number, or a part of a name, an e-mail address or a phone number. */
function matching(q: string | undefined): SQL | undefined {
  const parts = ['name', 'email', 'contact'].map((key) => sql`${orders.userInfo} ->> ${sql.raw(`'${key}'`)}`);
  return containing(q, orderNumber, ...parts);
}

/** The staff's list, with the number of orders in each state under the other filters. */
export async function listOrders(tx: Tx, tenantId: string, query: OrderListQuery): Promise<OrderList> {
  const { sort, q, status, paymentMethod, customer, startDate, endDate } = query;
  const others = and(
    eq(orders.tenantId, tenantId),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    customer ? eq(orders.customerId, customer) : undefined,
    startDate ? gte(orders.placedAt, new Date(startDate)) : undefined,
    endDate ? lt(orders.placedAt, new Date(Date.parse(endDate) + oneDay)) : undefined,
    matching(q),
  );
  const counting = tx
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(others)
    .groupBy(orders.status)
    .then((rows): OrderList['counts'] => Object.fromEntries(rows.map((row) => [row.status, row.count])));
  const list = await readPage(query, {
    rows: (limit, offset) =>
      tx
        .select(rowColumns)
        .from(orders)
        .where(and(others, status && eq(orders.status, status)))
        .orderBy(sorts[sort])
        .limit(limit)
        .offset(offset),
    total: counting.then((counts) =>
      status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0),
    ),
  });
  return { ...list, items: list.items.map(presentRow), counts: await counting };
}

/** The newest orders, for the dashboard. */
export async function listRecentOrders(tx: Tx, tenantId: string, limit: number): Promise<OrderRow[]> {
  const rows = await tx
    .select(rowColumns)
    .from(orders)
    .where(eq(orders.tenantId, tenantId))
    .orderBy(sorts['-placedAt'])
    .limit(limit);
  return rows.map(presentRow);
}

export const orderColumns = {
  id: orders.id,
  version: orders.version,
  number: orderNumber,
  invoice: orders.invoice,
  customerId: orders.customerId,
  status: orders.status,
  currency: orders.currency,
  subTotal: orders.subTotal,
  discount: orders.discount,
  shippingCost: orders.shippingCost,
  tax: orders.tax,
  total: orders.total,
  couponCode: orders.couponCode,
  shippingOption: sql<'one' | 'two'>`${orders.shippingOption}`,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  cancelReason: orders.cancelReason,
  userInfo: orders.userInfo,
  notes: orders.notes,
  placedAt: orders.placedAt,
};

export function readLines(tx: Tx, tenantId: string, orderId: string): Promise<Order['lines']> {
  return tx
    .select({
      id: orderLines.id,
      productId: orderLines.productId,
      variantId: orderLines.variantId,
      title: orderLines.title,
      variantLabel: orderLines.variantLabel,
      sku: orderLines.sku,
      slug: orderLines.slug,
      image: orderLines.image,
      unitLabel: orderLines.unitLabel,
      unitPrice: orderLines.unitPrice,
      originalPrice: orderLines.originalPrice,
      qtyOrdered: orderLines.qtyOrdered,
      lineSubtotal: orderLines.lineSubtotal,
      lineDiscount: orderLines.lineDiscount,
      lineTax: orderLines.lineTax,
      lineTotal: orderLines.lineTotal,
      taxRateBp: orderLines.taxRateBp,
    })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
}

export async function readTimeline(tx: Tx, tenantId: string, orderId: string): Promise<Order['timeline']> {
  const rows = await tx
    .select({
      id: orderEvents.id,
      fromStatus: orderEvents.fromStatus,
      toStatus: orderEvents.toStatus,
      actorKind: orderEvents.actorKind,
      actorName: orderEvents.actorName,
      note: orderEvents.note,
      at: orderEvents.createdAt,
    })
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, tenantId), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** An order as staff see it. Throws NOT_FOUND for another store's. */
export async function readOrder(tx: Tx, tenantId: string, id: string): Promise<Order> {
  const [[row], lines, timeline] = await Promise.all([
    tx
      .select(orderColumns)
      .from(orders)
      .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id))),
    readLines(tx, tenantId, id),
    readTimeline(tx, tenantId, id),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return { ...presentRow(row), lines, timeline };
}
