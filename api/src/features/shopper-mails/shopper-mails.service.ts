import type { Tx } from '../../platform/database/database.ts';
import { insertPrepared } from '../../platform/database/prepared.ts';
import { shopperMails } from './shopper-mails.table.ts';
import type { OrderMailKind } from './topics.ts';

/**
 * Has an order's shopper told of it, if and only if the caller's transaction commits. It notifies no process, as
 * transactions that notify commit one after the other; the mails are written within a second or two.
 */
export async function tellOfOrder(
  tx: Tx,
  tenantId: string,
  { kind, orderId, amount = null }: { kind: OrderMailKind; orderId: string; amount?: number | null },
): Promise<void> {
  await insertPrepared(tx, 'insert_shopper_mail', shopperMails, [
    { tenantId, kind, subjectId: orderId, amount },
  ]);
}
