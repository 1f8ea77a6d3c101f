import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OrderStatus } from './order-states.ts';
import type { Order } from './orders.schema.ts';
import { readOrder } from './orders.service.ts';
import type { OrderEventDetails } from './orders.table.ts';
import { orderEvents, orders } from './orders.table.ts';

/** The person or program that acts on an order; a guest has no id. */
export type OrderActor = {
  kind: 'customer' | 'staff' | 'platform' | 'program';
  id: string | null;
  name: string;
};

type OrderEvent = {
  orderId: string;
  kind: 'refund' | 'note' | 'edit';
  from: OrderStatus;
  to?: OrderStatus;
  note: string;
  details?: OrderEventDetails;
};

/** Adds an entry to the timeline that is not a mere step of the order. */
export async function recordEvent(
  tx: Tx,
  tenantId: string,
  actor: OrderActor,
  { from, to = from, ...event }: OrderEvent,
): Promise<void> {
  await tx.insert(orderEvents).values({
    ...event,
    tenantId,
    fromStatus: from,
    toStatus: to,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
  });
}

/** Adds a note of staff to the timeline; the customer does not see it. */
export async function addOrderNote(
  tx: Tx,
  tenantId: string,
  actor: OrderActor,
  id: string,
  text: string,
): Promise<Order> {
  const [known] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)));
  if (!known) throw new AppError('NOT_FOUND');
  await recordEvent(tx, tenantId, actor, { orderId: id, kind: 'note', from: known.status, note: text });
  return readOrder(tx, tenantId, id);
}
