import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage, withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { OrderStatus, PaymentStatus } from './order-states.ts';
import { finalStatuses, movesOf } from './order-states.ts';
import type { Order, OrderList, OrderListQuery, OrderRow } from './orders.schema.ts';
import { orderRow } from './orders.schema.ts';
import type { OrderFilters } from './orders.search.service.ts';
import { momentsOf, ordersFound } from './orders.search.service.ts';
import { orderEvents, orderLines, orders, payments } from './orders.table.ts';
import { traitsOf } from './orders.traits.service.ts';

export const orderNumber = sql<string>`${orders.orderPrefix} || ${orders.invoice}`;

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

const presentRow = <Row extends { status: OrderStatus; paymentStatus: PaymentStatus }>(row: Row) => ({
  ...withIsoTimes(row),
  allowedStatuses: movesOf(row.status, row.paymentStatus),
});

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

/** Whether an order is picked up, which is known once it was ready for that. */
export const isPickup = sql<boolean>`exists (select 1 from order_events event
  where event.tenant_id = orders.tenant_id and event.order_id = orders.id and event.to_status = 'pickup_ready')`;

/** Returns the promise of an order, while it is still to come. */
export const promiseOf = ({
  arrival,
  status,
  paymentStatus,
}: Pick<Order, 'arrival' | 'status' | 'paymentStatus'>): Order['arrival'] =>
  finalStatuses.includes(status) || status === 'pickup_ready' || paymentStatus === 'awaiting'
    ? null
    : arrival;

export const orderColumns = {
  id: orders.id,
  version: orders.version,
  number: orderNumber,
  invoice: orders.invoice,
  customerId: orders.customerId,
  source: orders.source,
  status: orders.status,
  currency: orders.currency,
  subTotal: orders.subTotal,
  discount: orders.discount,
  shippingCost: orders.shippingCost,
  tax: orders.tax,
  deliveryTaxes: orders.deliveryTaxes,
  total: orders.total,
  couponCode: orders.couponCode,
  shippingOption: sql<'one' | 'two'>`${orders.shippingOption}`,
  arrival: orders.arrival,
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
      refundedQty: orderLines.refundedQty,
      returnedQty: orderLines.returnedQty,
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
      parts: orderLines.parts,
      weight: orderLines.weight,
      ageLimit: orderLines.ageLimit,
      weightConsent: orderLines.weightConsent,
    })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
}

export async function readTimeline(tx: Tx, tenantId: string, orderId: string): Promise<Order['timeline']> {
  const rows = await tx
    .select({
      id: orderEvents.id,
      kind: orderEvents.kind,
      details: orderEvents.details,
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

const readPayments = (tx: Tx, tenantId: string, orderId: string): Promise<Order['payments']> =>
  tx
    .select({
      id: payments.id,
      provider: payments.provider,
      method: payments.method,
      amount: payments.amount,
      capturedAmount: payments.capturedAmount,
      refundedAmount: payments.refundedAmount,
      providerRef: payments.providerRef,
    })
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.orderId, orderId)))
    .orderBy(asc(payments.createdAt), asc(payments.id));

async function readRefunds(tx: Tx, tenantId: string, orderId: string): Promise<Order['refunds']> {
  const rows = await tx
    .select({
      id: refunds.id,
      amount: refunds.amount,
      reason: refunds.reason,
      goods: refunds.goods,
      lines: refunds.lines,
      createdByName: refunds.createdByName,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(and(eq(refunds.tenantId, tenantId), eq(refunds.orderId, orderId)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(withIsoTimes);
}

/** Reads an order as staff see it. Throws NOT_FOUND for another store's. */
export async function readOrder(tx: Tx, tenantId: string, id: string): Promise<Order> {
  const [[row], lines, timeline, paid, paidBack] = await Promise.all([
    tx
      .select(orderColumns)
      .from(orders)
      .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id))),
    readLines(tx, tenantId, id),
    readTimeline(tx, tenantId, id),
    readPayments(tx, tenantId, id),
    readRefunds(tx, tenantId, id),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return { ...presentRow(row), lines, timeline, payments: paid, refunds: paidBack };
}
