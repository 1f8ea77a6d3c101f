import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refunds } from '../refunds/refunds.table.ts';
import type { OrderStatus, PaymentStatus } from './order-states.ts';
import { finalStatuses, movesOf } from './order-states.ts';
import type { Order } from './orders.schema.ts';
import { orderEvents, orderLines, orders, payments } from './orders.table.ts';

export const orderNumber = sql<string>`${orders.orderPrefix} || ${orders.invoice}`;

export const presentRow = <Row extends { status: OrderStatus; paymentStatus: PaymentStatus }>(row: Row) => ({
  ...withIsoTimes(row),
  allowedStatuses: movesOf(row.status, row.paymentStatus),
});

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

const tenant = sql.placeholder('tenantId');
const order = sql.placeholder('orderId');

/** Rows of the order that a prepared statement is run for. */
const ofOrder = (table: { tenantId: PgColumn; orderId: PgColumn }) =>
  and(eq(table.tenantId, tenant), eq(table.orderId, order));

export function readLines(tx: Tx, tenantId: string, orderId: string): Promise<Order['lines']> {
  const query = prepared(tx, 'order_lines', () =>
    tx
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
      .where(ofOrder(orderLines))
      .orderBy(asc(orderLines.position))
      .prepare('order_lines'),
  );
  return query.execute({ tenantId, orderId });
}

export async function readTimeline(tx: Tx, tenantId: string, orderId: string): Promise<Order['timeline']> {
  const query = prepared(tx, 'order_timeline', () =>
    tx
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
      .where(ofOrder(orderEvents))
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
      .prepare('order_timeline'),
  );
  const rows = await query.execute({ tenantId, orderId });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

function readPayments(tx: Tx, tenantId: string, orderId: string): Promise<Order['payments']> {
  const query = prepared(tx, 'order_payments', () =>
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
      .where(ofOrder(payments))
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .prepare('order_payments'),
  );
  return query.execute({ tenantId, orderId });
}

async function readRefunds(tx: Tx, tenantId: string, orderId: string): Promise<Order['refunds']> {
  const query = prepared(tx, 'order_refunds', () =>
    tx
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
      .where(ofOrder(refunds))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
      .prepare('order_refunds'),
  );
  const rows = await query.execute({ tenantId, orderId });
  return rows.map(withIsoTimes);
}

/** Reads an order as staff see it. Throws NOT_FOUND for another store's. */
export async function readOrder(tx: Tx, tenantId: string, id: string): Promise<Order> {
  const query = prepared(tx, 'order', () =>
    tx
      .select(orderColumns)
      .from(orders)
      .where(and(eq(orders.tenantId, tenant), eq(orders.id, order)))
      .prepare('order'),
  );
  const [[row], lines, timeline, paid, paidBack] = await Promise.all([
    query.execute({ tenantId, orderId: id }),
    readLines(tx, tenantId, id),
    readTimeline(tx, tenantId, id),
    readPayments(tx, tenantId, id),
    readRefunds(tx, tenantId, id),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return { ...presentRow(row), lines, timeline, payments: paid, refunds: paidBack };
}
