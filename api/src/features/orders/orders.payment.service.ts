import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
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
