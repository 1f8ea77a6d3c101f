import type { Tx } from '../database/database.ts';
import { cardWork } from './card-work.table.ts';

/** Has an order's card payment looked at, if and only if the caller's transaction commits. */
export async function settleCard(tx: Tx, tenantId: string, orderId: string, at?: Date): Promise<void> {
  await tx.insert(cardWork).values({ tenantId, orderId, ...(at && { nextAttemptAt: at }) });
}
