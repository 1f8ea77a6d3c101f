import type { Tx } from '../../platform/database/database.ts';
import { insertPrepared } from '../../platform/database/prepared.ts';
import { shopperMails } from './shopper-mails.table.ts';
import type { OrderMailKind } from './topics.ts';

/**
 * Asks for a mail about an order to its shopper. The mail is written within a second or two if the caller's transaction
 * commits, and not otherwise. No process is notified, as transactions that notify commit one after the other.
 */
export async function queueOrderMail(
  tx: Tx,
  tenantId: string,
  { kind, orderId, amount = null }: { kind: OrderMailKind; orderId: string; amount?: number | null },
): Promise<void> {
  await insertPrepared(tx, 'insert_shopper_mail', shopperMails, [
    { tenantId, kind, subjectId: orderId, amount },
  ]);
}
