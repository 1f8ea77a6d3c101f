import type { SQL } from 'drizzle-orm';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { returnCoupon } from '../coupons/coupons.cart.service.ts';
import { isCustomer } from '../customers/customers.service.ts';
import { customers } from '../customers/customers.table.ts';
import { queueOrderMail } from '../shopper-mails/shopper-mails.service.ts';
import type { OrderMailKind } from '../shopper-mails/topics.ts';
import { demandsOf, release, ship, takeBack } from '../stock/stock.orders.service.ts';
import type { OrderStatus } from './order-states.ts';
import { movesOf } from './order-states.ts';
import { capturePayment, voidPayment } from './orders.payment.service.ts';
import type { Order, OrderStatusInput } from './orders.schema.ts';
import { readOrder } from './orders.service.ts';
import { orderEvents, orders } from './orders.table.ts';

type Actor = {
  kind: 'customer' | 'staff' | 'platform' | 'program' | 'system';
  id: string | null;
  name: string;
};
type Moved = {
  id: string;
  customerId: string | null;
  total: number;
  from: OrderStatus;
  to: OrderStatus;
  actor: Actor;
};

/**
 * Moves an order to another state, with all consequences. The order's row is locked first, so of two concurrent moves
 * the second gets ORDER_STATE.
 */
export async function moveOrder(
  tx: Tx,
  tenantId: string,
  actor: Actor,
  id: string,
  { status: to, note }: OrderStatusInput,
): Promise<Order> {
  const row = and(eq(orders.tenantId, tenantId), eq(orders.id, id));
  const [order] = await tx
    .select({
      id: orders.id,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      customerId: orders.customerId,
      total: orders.total,
    })
    .from(orders)
    .where(row)
    .for('no key update');
  if (!order) throw new AppError('NOT_FOUND');
  if (!movesOf(order.status, order.paymentStatus).includes(to))
    throw new AppError('ORDER_STATE', [{ field: 'status', message: order.status }]);
  // Shoppers need no reason, and the time for a payment is one.
  if (to === 'cancelled' && !note && !['customer', 'system'].includes(actor.kind))
    throw new AppError('VALIDATION', [{ field: 'note', message: 'required' }]);

  const moved: Moved = { ...order, from: order.status, to, actor };
  // Goods are locked before people, as when placing an order.
  if (leavesTheStore(moved))
    await ship(tx, tenantId, await demandsOf(tx, tenantId, id), { orderId: id, actorId: actor.id });
  if (to === 'delivered') await settle(tx, tenantId, moved);
  if (to === 'cancelled') await undo(tx, tenantId, moved);

  await tx
    .update(orders)
    .set({
      status: to,
      version: sql`${orders.version} + 1`,
      ...(to === 'delivered' && { paymentStatus: 'paid' }),
      ...(to === 'cancelled' && { paymentStatus: 'voided', cancelReason: note }),
    })
    .where(row);
  await tx.insert(orderEvents).values({
    tenantId,
    orderId: id,
    fromStatus: order.status,
    toStatus: to,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    note,
  });
  const kind = mailOf[to];
  if (kind) await queueOrderMail(tx, tenantId, { kind, orderId: id });
  return readOrder(tx, tenantId, id);
}

/** The moves that a shopper gets a message about. */
const mailOf: Partial<Record<OrderStatus, OrderMailKind>> = {
  pickup_ready: 'order_ready',
  out_for_delivery: 'order_on_its_way',
  delivery_failed: 'order_not_delivered',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
};

/**
 * Locks everything that moving these orders in one transaction may change: goods, coupons, shoppers, products and sums,
 * each by id. Placing or moving a single order locks in the same sequence, so there is no deadlock.
 */
export async function lockForMoves(tx: Tx, tenantId: string, orderIds: string[]): Promise<void> {
  const ids = sql`any(${sql.param(orderIds)}::uuid[])`;
  const lines = (column: SQL) =>
    sql`(select ${column} from order_lines where tenant_id = ${tenantId} and order_id = ${ids})`;
  await tx.execute(sql`select 1 from stock_levels where tenant_id = ${tenantId}
    and (variant_id in ${lines(sql`variant_id`)}
      or variant_id in ${lines(sql`(jsonb_array_elements(parts) ->> 'variantId')::uuid`)})
    order by variant_id for update`);
  await tx.execute(sql`select 1 from coupons where tenant_id = ${tenantId} and id in
    (select coupon_id from coupon_redemptions where tenant_id = ${tenantId} and order_id = ${ids})
    order by id for no key update`);
  await tx.execute(sql`select 1 from customers where tenant_id = ${tenantId} and id in
    (select customer_id from orders where tenant_id = ${tenantId} and id = ${ids})
    order by id for no key update`);
  await tx.execute(sql`select 1 from products where tenant_id = ${tenantId}
    and id in ${lines(sql`product_id`)} order by id for no key update`);
  // A trigger takes cancelled orders out of the sums of their quarters.
  await tx.execute(sql`select 1 from sales where tenant_id = ${tenantId} and quarter in
    (select date_bin('15 minutes', placed_at, 'epoch') from orders where tenant_id = ${tenantId} and id = ${ids})
    order by quarter, payment_method for no key update`);
}

/**
 * Whether the goods leave the store: at dispatch, or at the hand-over there. A second delivery attempt ships nothing
 * twice.
 */
const leavesTheStore = ({ from, to }: Moved): boolean =>
  (to === 'out_for_delivery' && from !== 'delivery_failed') ||
  (to === 'delivered' && from === 'pickup_ready');

/** Settles a paid order: it counts for the shopper and for the products' sales rank. */
async function settle(tx: Tx, tenantId: string, { id, customerId, total }: Moved): Promise<void> {
  await capturePayment(tx, tenantId, id);
  await tx
    .update(customers)
    .set({ totalSpent: sql`${customers.totalSpent} + ${total}` })
    .where(and(eq(customers.tenantId, tenantId), isCustomer(customerId)));
  // Locked by id, as two orders with the same products may be delivered concurrently.
  await tx.execute(sql`
    with sold as materialized (
      select p.id, line.qty from products p
      join (select product_id, sum(qty_ordered)::int as qty from order_lines
        where tenant_id = ${tenantId} and order_id = ${id} group by product_id) line on line.product_id = p.id
      where p.tenant_id = ${tenantId} order by p.id for no key update of p
    )
    update products p set sales = p.sales + sold.qty from sold where p.tenant_id = ${tenantId} and p.id = sold.id`);
}

/** Gives back the goods, the coupon and the payment after a cancellation. */
async function undo(tx: Tx, tenantId: string, { id, customerId, from, actor }: Moved): Promise<void> {
  const giveBack = from === 'delivery_failed' ? takeBack : release;
  await giveBack(tx, tenantId, await demandsOf(tx, tenantId, id), { orderId: id, actorId: actor.id });
  await returnCoupon(tx, tenantId, id);
  await voidPayment(tx, tenantId, id);
  await tx
    .update(customers)
    .set({ ordersCount: sql`${customers.ordersCount} - 1` })
    .where(and(eq(customers.tenantId, tenantId), isCustomer(customerId), gt(customers.ordersCount, 0)));
}
