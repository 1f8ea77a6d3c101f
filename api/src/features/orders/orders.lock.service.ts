import { and, eq } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { OrderStatus } from './order-states.ts';
import { orders } from './orders.table.ts';

type Locked = { status: OrderStatus; customerId: string | null; customerLocale: LanguageCode };

/**
 * Locks an order that is changed over the version that was read. Throws NOT_FOUND, VERSION_CONFLICT, and ORDER_STATE
 * when it is in none of these states.
 */
export async function lockOrder(
  tx: Tx,
  tenantId: string,
  { id, version }: { id: string; version: number },
  statuses?: readonly OrderStatus[],
): Promise<Locked> {
  const [order] = await tx
    .select({
      version: orders.version,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      customerId: orders.customerId,
      customerLocale: orders.customerLocale,
    })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)))
    .for('no key update');
  if (!order) throw new AppError('NOT_FOUND');
  if (order.version !== version) throw new AppError('VERSION_CONFLICT');
  if (statuses && !statuses.includes(order.status))
    throw new AppError('ORDER_STATE', [{ field: 'status', message: order.status }]);
  // An order that is being paid by card must not change meanwhile.
  if (order.paymentStatus === 'awaiting')
    throw new AppError('ORDER_STATE', [{ field: 'paymentStatus', message: 'awaiting' }]);
  return order;
}
