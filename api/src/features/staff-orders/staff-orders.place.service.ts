import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { claimKey, keepReply } from '../../platform/http/idempotency.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { customers } from '../customers/customers.table.ts';
import { endOrderDraft } from '../order-drafts/order-drafts.service.ts';
import { insertOrder } from '../orders/orders.insert.service.ts';
import { prepareOrder } from '../orders/orders.place.service.ts';
import type { StaffOrder, StaffOrderInput } from './staff-orders.schema.ts';

/**
 * Places an order that somebody gave by phone, paid in cash at the door. A repetition with the same key gets the first
 * reply. Without a chosen customer it belongs to nobody's account, also when the mail address is one of a customer.
 */
export async function placeStaffOrder(
  tx: Tx,
  tenantId: string,
  { id, kind, name }: Principal,
  key: string,
  { draftId, ...given }: StaffOrderInput,
): Promise<StaffOrder> {
  const { customerId, ...input } = given;
  const claim = { tenantId, actorId: id, key, request: given };
  const first = await claimKey<StaffOrder>(tx, claim);
  if (first) return first;
  if (customerId) await refuseUnknown(tx, tenantId, customerId);
  const by = { customerId, actor: { id, kind, name }, source: 'phone' as const };
  const order = await prepareOrder(tx, tenantId, by, { ...input, paymentMethod: 'Cash' });
  const reply: StaffOrder = { id: order.placed.id, number: order.placed.number };
  await Promise.all([insertOrder(tx, tenantId, order), keepReply(tx, claim, reply)]);
  if (draftId) await endOrderDraft(tx, tenantId, draftId);
  return reply;
}

/** Refuses a customer who is blocked, and one who is erased. */
async function refuseUnknown(tx: Tx, tenantId: string, customerId: string): Promise<void> {
  const [found] = await tx
    .select({ status: customers.status })
    .from(customers)
    .where(
      and(eq(customers.tenantId, tenantId), eq(customers.id, customerId), ne(customers.status, 'erased')),
    );
  if (!found) throw new AppError('VALIDATION', [{ field: 'customerId', message: 'unknown' }]);
  if (found.status === 'blocked')
    throw new AppError('VALIDATION', [{ field: 'customerId', message: 'blocked' }]);
}
