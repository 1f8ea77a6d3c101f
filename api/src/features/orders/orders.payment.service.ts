import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { settleCard } from '../../platform/payments/card-work.ts';
import { payments } from './orders.table.ts';

/**
 * Changes the amount of the open payment. A payment that was captured already stays; the difference is paid at the
 * delivery, or refunded.
 */
export async function changeAmountToPay(tx: Tx, tenantId: string, id: string, amount: number): Promise<void> {
  await tx
    .update(payments)
    .set({ amount })
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderId, id),
        inArray(payments.status, ['pending', 'authorized']),
      ),
    );
}

const isCard = sql`${payments.provider} = 'stripe'`;

/**
 * Captures the payment of an order: cash as a whole, a card up to what it holds. Goods that weigh more than was held are
 * paid in cash at the door.
 */
export async function capturePayment(tx: Tx, tenantId: string, orderId: string): Promise<void> {
  const captured = await tx
    .update(payments)
    .set({
      status: 'captured',
      authorizedAmount: sql`case when ${isCard} then ${payments.authorizedAmount} else ${payments.amount} end`,
      capturedAmount: sql`case when ${isCard} then least(${payments.amount}, ${payments.authorizedAmount}) else ${payments.amount} end`,
    })
    .where(and(eq(payments.tenantId, tenantId), eq(payments.orderId, orderId)))
    .returning({
      provider: payments.provider,
      currency: payments.currency,
      amount: payments.amount,
      capturedAmount: payments.capturedAmount,
    });
  for (const { provider, currency, amount, capturedAmount } of captured) {
    if (provider !== 'stripe') continue;
    await settleCard(tx, tenantId, orderId);
    const rest = amount - capturedAmount;
    if (rest === 0) continue;
    const cash = { provider: 'cash', method: 'Cash', status: 'captured' } as const;
    await tx.insert(payments).values({
      tenantId,
      orderId,
      ...cash,
      currency,
      amount: rest,
      authorizedAmount: rest,
      capturedAmount: rest,
    });
  }
}

/** Voids the payment of a cancelled order. The amount that a card holds is let go. */
export async function voidPayment(tx: Tx, tenantId: string, orderId: string): Promise<void> {
  const voided = await tx
    .update(payments)
    .set({ status: 'voided' })
    .where(and(eq(payments.tenantId, tenantId), eq(payments.orderId, orderId)))
    .returning({ provider: payments.provider });
  if (voided.some(({ provider }) => provider === 'stripe')) await settleCard(tx, tenantId, orderId);
}
