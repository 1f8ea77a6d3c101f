import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { cancellableStatuses } from './order-states.ts';
import type { OrderHolder } from './orders.holder.service.ts';
import { heldBy, orderName } from './orders.holder.service.ts';
import { readMyOrder } from './orders.mine.service.ts';
import type { MyOrder } from './orders.schema.ts';
import { moveOrder } from './orders.status.service.ts';
import { orders } from './orders.table.ts';

/**
 * Cancels a shopper's own order, until somebody packs the goods: they, the coupon and the payment are given back.
 * Throws NOT_FOUND for somebody else's order, and ORDER_STATE.
 */
export async function cancelMyOrder(
  tx: Tx,
  tenantId: string,
  holder: OrderHolder,
  id: string,
): Promise<MyOrder> {
  const [order] = await tx
    .select({ status: orders.status, name: orderName })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id), heldBy(holder)))
    .for('no key update');
  if (!order) throw new AppError('NOT_FOUND');
  if (!cancellableStatuses.includes(order.status))
    throw new AppError('ORDER_STATE', [{ field: 'status', message: order.status }]);
  const actor = { kind: 'customer' as const, id: holder.id, name: holder.name || order.name };
  await moveOrder(tx, tenantId, actor, id, { status: 'cancelled', note: '' });
  return readMyOrder(tx, tenantId, holder, id);
}
