import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { repeat } from '../../platform/jobs/repeat.ts';
import { cardWork } from '../../platform/payments/card-work.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { moveOrder } from '../orders/orders.status.service.ts';
import type { Given } from './card-payments.service.ts';
import { providerOf } from './card-payments.service.ts';
import { payBefore, readCardOrder, takeOver } from './card-payments.state.service.ts';

const everyMs = 1_000;
/** A process that dies at work leaves it to another after this time. */
const leaseMs = 60_000;
const mostTries = 12;
const retryAfterMs = (tries: number) => Math.min(10_000 * 3 ** tries, 6 * 3_600_000);

type Working = Given & { log: Pick<Logger, 'warn'> };

/** Settles payments by card while the process lives; any number of processes may. */
export function startSettlingCards(given: Working): { stop(): Promise<void> } {
  async function work(stopping: AbortSignal) {
    while (!stopping.aborted && (await settleNext(given)));
  }
  return repeat(work, { everyMs, log: given.log, failed: 'payments by card were not settled' });
}

/** Returns whether there may be more. */
async function settleNext(given: Working): Promise<boolean> {
  const { database, log } = given;
  const due = await onPlatform(database, async (tx) => {
    const [row] = await tx
      .select()
      .from(cardWork)
      .where(lte(cardWork.nextAttemptAt, sql`now()`))
      .orderBy(asc(cardWork.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row)
      await tx
        .update(cardWork)
        .set({ nextAttemptAt: new Date(Date.now() + leaseMs) })
        .where(eq(cardWork.id, row.id));
    return row;
  });
  if (!due) return false;
  const row = eq(cardWork.id, due.id);
  try {
    await settle(given, due.tenantId, due.orderId);
    await onPlatform(database, (tx) => tx.delete(cardWork).where(row));
  } catch (error) {
    const attempts = due.attempts + 1;
    log.warn({ err: error, orderId: due.orderId, attempts }, 'a payment by card was not settled');
    await onPlatform(database, (tx) =>
      attempts < mostTries
        ? tx
            .update(cardWork)
            .set({ attempts, nextAttemptAt: new Date(Date.now() + retryAfterMs(due.attempts)) })
            .where(row)
        : tx.delete(cardWork).where(row),
    );
  }
  return true;
}

/**
 * Brings an order and its payment together. An order that nobody paid in time is cancelled. The amount that a cancelled
 * order's card holds is let go, or paid back. The price of a delivered one is captured. It may be repeated.
 */
async function settle(given: Given, tenantId: string, orderId: string): Promise<void> {
  const read = () => inTenant(given.database, tenantId, (tx) => readCardOrder(tx, tenantId, { orderId }));
  const before = await read();
  // It is paid in cash now.
  if (!before) return;
  const { providerRef } = before;
  const provider = providerRef ? await providerOf(given, tenantId) : null;
  const payment = providerRef && provider ? await provider.read(providerRef) : null;
  if (before.paymentStatus === 'awaiting') {
    if (payment) await inTenant(given.database, tenantId, (tx) => takeOver(tx, tenantId, orderId, payment));
    await release(given, tenantId, orderId);
  }
  const order = await read();
  if (!order || !payment || !provider) return;
  if (order.status === 'voided' && payment.status === 'captured') {
    const amount = payment.received - payment.refunded;
    if (amount > 0) await provider.refund({ id: payment.id, amount, key: `${orderId}-late` });
  } else if (order.status === 'voided' && payment.status !== 'cancelled') await provider.cancel(payment.id);
  else if (order.orderStatus !== 'cancelled' && order.capturedAmount > 0 && payment.status === 'held')
    await provider.capture(payment.id, order.capturedAmount);
}

/** Cancels an order whose time to pay is over: the goods, the coupon and the count go back. */
async function release({ database }: Given, tenantId: string, orderId: string): Promise<void> {
  await inTenant(database, tenantId, async (tx) => {
    const order = await readCardOrder(tx, tenantId, { orderId, lock: true });
    if (order?.paymentStatus !== 'awaiting' || payBefore(order) > new Date()) return;
    const actor = { kind: 'system' as const, id: order.paymentId, name: '' };
    await moveOrder(tx, tenantId, actor, orderId, { status: 'cancelled', note: '' });
  });
}
