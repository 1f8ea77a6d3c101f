import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { claimKey, keepReply } from '../../platform/http/idempotency.ts';
import { cardProviderOf } from '../card-settings/card-settings.service.ts';
import { isCustomer } from '../customers/customers.service.ts';
import { customers } from '../customers/customers.table.ts';
import type { OrderStatus, PaymentStatus } from '../orders/order-states.ts';
import { returnableStatuses } from '../orders/order-states.ts';
import { lockOrder } from '../orders/orders.lock.service.ts';
import type { OrderActor } from '../orders/orders.notes.service.ts';
import { recordEvent } from '../orders/orders.notes.service.ts';
import type { Order } from '../orders/orders.schema.ts';
import { readLines, readOrder } from '../orders/orders.service.ts';
import { withLaterFields } from '../orders/orders.stored-reply.service.ts';
import { orderLines, orders, payments } from '../orders/orders.table.ts';
import { queueOrderMail } from '../shopper-mails/shopper-mails.service.ts';
import { demandsFrom, takeBack } from '../stock/stock.orders.service.ts';
import type { RefundInput } from './refunds.schema.ts';
import { refunds } from './refunds.table.ts';

/**
 * Pays back an amount, for some of an order's goods or for none, and takes goods back. A repetition with the same key
 * gets the first reply. The order is locked before its payment, so the refunds of a payment never exceed it. Throws
 * VERSION_CONFLICT, REFUND_TOO_HIGH, ORDER_STATE when goods cannot come back, or VALIDATION.
 */
export async function refundOrder(
  tx: Tx,
  tenantId: string,
  actor: OrderActor & { id: string },
  key: string,
  input: RefundInput,
  cards: Cards,
): Promise<Order> {
  const claim = { tenantId, actorId: actor.id, key, request: input };
  const first = await claimKey<Order>(tx, claim);
  if (first) return withLaterFields(first);

  const { orderId, amount, goods, reason } = input;
  const order = await lockOrder(tx, tenantId, { id: orderId, version: input.version });
  const payment = await lockPayment(tx, tenantId, input);
  const chosen = choose(await readLines(tx, tenantId, orderId), input.lines);
  const comesBack = goods !== 'kept' && chosen.length > 0;
  if (comesBack && !returnableStatuses.includes(order.status))
    throw new AppError('ORDER_STATE', [{ field: 'goods', message: order.status }]);
  if (amount === 0 && !comesBack)
    throw new AppError('VALIDATION', [{ field: 'amount', message: 'required' }]);

  if (goods === 'restocked') {
    const demands = demandsFrom(chosen.map(({ line, qty }) => ({ ...line, qty })));
    await takeBack(tx, tenantId, demands, { orderId, actorId: actor.id });
  }
  await Promise.all(chosen.map((one) => countPieces(tx, tenantId, one, comesBack)));
  const to = comesBack ? await stateAfterReturn(tx, tenantId, orderId) : order.status;
  const paymentStatus = await payBack(tx, tenantId, { payment, amount, customerId: order.customerId });
  await tx
    .update(orders)
    .set({ status: to, version: sql`${orders.version} + 1`, ...(amount > 0 && { paymentStatus }) })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId)));
  const pieces = chosen.reduce((sum, { qty }) => sum + qty, 0);
  const details = { amount, goods, pieces };
  await recordEvent(tx, tenantId, actor, {
    ...{ orderId, kind: 'refund', from: order.status, to, note: reason, details },
  });

  const refundId = uuidv7();
  // Last, as a provider cannot be asked to forget it.
  const providerRef =
    amount > 0
      ? await payBackByCard(tx, tenantId, cards, { payment, amount, key: `${orderId}-${key}` })
      : null;
  await tx.insert(refunds).values({
    ...{ tenantId, id: refundId, orderId, paymentId: payment.id, amount, reason, goods, providerRef },
    lines: chosen.map(({ line, qty, share }) => ({ lineId: line.id, qty, amount: share })),
    createdBy: actor.id,
    createdByName: actor.name,
  });
  if (amount > 0) await queueOrderMail(tx, tenantId, { kind: 'order_refunded', orderId, amount });
  const reply = await readOrder(tx, tenantId, orderId);
  await keepReply(tx, claim, reply);
  return reply;
}

type Cards = Parameters<typeof cardProviderOf>[2];
type ToPayBack = { payment: Awaited<ReturnType<typeof lockPayment>>; amount: number; key: string };

/**
 * Pays a refund back by card; null when people pay it back by hand: cash, and cards of a terminal that is not
 * connected. The key is the same in each attempt of the same refund. Throws PAYMENT_PROVIDER.
 */
async function payBackByCard(
  tx: Tx,
  tenantId: string,
  cards: Cards,
  { payment: { provider, providerRef: id }, amount, key }: ToPayBack,
): Promise<string | null> {
  if (provider !== 'stripe') return null;
  const cardProvider = id && (await cardProviderOf(tx, tenantId, cards));
  if (!cardProvider) throw new AppError('PAYMENT_PROVIDER');
  return cardProvider.refund({ id, amount, key });
}

async function lockPayment(tx: Tx, tenantId: string, { orderId, paymentId, amount }: RefundInput) {
  const [payment] = await tx
    .select({
      id: payments.id,
      provider: payments.provider,
      providerRef: payments.providerRef,
      currency: payments.currency,
      capturedAmount: payments.capturedAmount,
      refundedAmount: payments.refundedAmount,
    })
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, paymentId), eq(payments.orderId, orderId)))
    .for('no key update');
  if (!payment) throw new AppError('NOT_FOUND', [{ field: 'paymentId', message: 'unknown' }]);
  const left = payment.capturedAmount - payment.refundedAmount;
  if (amount > left) throw new AppError('REFUND_TOO_HIGH', [{ field: 'amount', message: String(left) }]);
  return payment;
}

type Chosen = { line: Order['lines'][number]; qty: number; share: number };

/** Returns the cost of this number of a line's pieces; that of all pieces is exactly the line's total. */
const costOf = ({ lineTotal, qtyOrdered }: Chosen['line'], pieces: number): number =>
  Number((BigInt(lineTotal) * BigInt(pieces)) / BigInt(qtyOrdered));

/** Returns the named lines with their shares. Throws VALIDATION for more pieces than are left. */
function choose(lines: Order['lines'], wanted: RefundInput['lines']): Chosen[] {
  const seen = new Set<string>();
  return wanted.map(({ lineId, qty }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    const refuse = (field: string, message: string) =>
      new AppError('VALIDATION', [{ field: `lines.${index}.${field}`, message }]);
    if (!line || seen.has(lineId)) throw refuse('lineId', line ? 'duplicate' : 'unknown');
    seen.add(lineId);
    const left = line.qtyOrdered - line.refundedQty;
    if (qty > left) throw refuse('qty', String(left));
    return { line, qty, share: costOf(line, line.refundedQty + qty) - costOf(line, line.refundedQty) };
  });
}

async function countPieces(
  tx: Tx,
  tenantId: string,
  { line, qty }: Chosen,
  comesBack: boolean,
): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      refundedQty: sql`${orderLines.refundedQty} + ${qty}`,
      ...(comesBack && { returnedQty: sql`${orderLines.returnedQty} + ${qty}` }),
    })
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.id, line.id)));
}

async function stateAfterReturn(tx: Tx, tenantId: string, orderId: string): Promise<OrderStatus> {
  const lines = await readLines(tx, tenantId, orderId);
  return lines.every(({ qtyOrdered, returnedQty }) => returnedQty === qtyOrdered)
    ? 'returned'
    : 'partially_returned';
}

type PaidBack = {
  payment: Awaited<ReturnType<typeof lockPayment>>;
  amount: number;
  customerId: string | null;
};

/** Changes the sums of a refund; returns the order's new payment status. */
async function payBack(
  tx: Tx,
  tenantId: string,
  { payment, amount, customerId }: PaidBack,
): Promise<PaymentStatus> {
  const refundedAmount = payment.refundedAmount + amount;
  const status = refundedAmount === payment.capturedAmount ? 'refunded' : 'partially_refunded';
  if (amount === 0) return status;
  await tx
    .update(payments)
    .set({ refundedAmount, status })
    .where(and(eq(payments.tenantId, tenantId), eq(payments.id, payment.id)));
  await tx
    .update(customers)
    .set({ totalSpent: sql`greatest(${customers.totalSpent} - ${amount}, 0)` })
    .where(and(eq(customers.tenantId, tenantId), isCustomer(customerId)));
  return status;
}
