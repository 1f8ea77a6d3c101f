import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CardPayment } from '../../platform/payments/card-provider.ts';
import { settleCard } from '../../platform/payments/card-work.ts';
import type { OrderHolder } from '../orders/orders.holder.service.ts';
import { heldBy } from '../orders/orders.holder.service.ts';
import { notifyOfNewOrder, payWithinMs } from '../orders/orders.insert.service.ts';
import { orders, payments } from '../orders/orders.table.ts';

const columns = {
  orderStatus: orders.status,
  paymentStatus: orders.paymentStatus,
  prefix: orders.orderPrefix,
  invoice: orders.invoice,
  userInfo: orders.userInfo,
  placedAt: orders.placedAt,
  paymentId: payments.id,
  status: payments.status,
  providerRef: payments.providerRef,
  amount: payments.amount,
  capturedAmount: payments.capturedAmount,
  currency: payments.currency,
};

const byCard = and(
  eq(payments.tenantId, orders.tenantId),
  eq(payments.orderId, orders.id),
  eq(payments.provider, 'stripe'),
);

/** Reads an order and its payment by card. `holder`: only an order of theirs. */
export async function readCardOrder(
  tx: Tx,
  tenantId: string,
  { orderId, holder, lock }: { orderId: string; holder?: OrderHolder; lock?: true },
) {
  const query = tx
    .select(columns)
    .from(orders)
    .innerJoin(payments, byCard)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId), holder && heldBy(holder)));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}
export type CardOrder = NonNullable<Awaited<ReturnType<typeof readCardOrder>>>;

export const payBefore = ({ placedAt }: Pick<CardOrder, 'placedAt'>): Date =>
  new Date(placedAt.getTime() + payWithinMs);

/** Throws NOT_FOUND, and ORDER_STATE for an order that is paid, or cancelled. */
export async function readAwaited(tx: Tx, tenantId: string, of: { orderId: string; holder: OrderHolder }) {
  const order = await readCardOrder(tx, tenantId, of);
  if (!order) throw new AppError('NOT_FOUND');
  if (order.paymentStatus !== 'awaiting')
    throw new AppError('ORDER_STATE', [{ field: 'paymentStatus', message: order.paymentStatus }]);
  return order;
}

export async function orderOfPayment(tx: Tx, tenantId: string, providerRef: string): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.provider, 'stripe'),
        eq(payments.providerRef, providerRef),
      ),
    );
  return row?.orderId ?? null;
}

/**
 * Makes the order follow the payment as the provider has it now. The provider's present state counts, and not the
 * message that led to it, so messages may come any number of times, and in any sequence.
 */
export async function takeOver(
  tx: Tx,
  tenantId: string,
  orderId: string,
  { status, amount, currency }: CardPayment,
): Promise<void> {
  const order = await readCardOrder(tx, tenantId, { orderId, lock: true });
  if (!order || (status !== 'held' && status !== 'captured')) return;
  // Its time was over, or it was cancelled: the money is let go, or paid back.
  if (order.orderStatus === 'cancelled') return settleCard(tx, tenantId, orderId);
  if (order.paymentStatus !== 'awaiting' || amount !== order.amount || currency !== order.currency) return;
  await tx
    .update(payments)
    .set({ status: 'authorized', authorizedAmount: amount })
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, order.paymentId)));
  await tx
    .update(orders)
    .set({ paymentStatus: 'authorized', version: sql`${orders.version} + 1` })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  await announceOrder(tx, tenantId, orderId, order);
}

export const announceOrder = (
  tx: Tx,
  tenantId: string,
  orderId: string,
  { prefix, invoice, userInfo }: CardOrder,
) => notifyOfNewOrder(tx, tenantId, { orderId, number: `${prefix}${invoice}`, name: userInfo.name });
