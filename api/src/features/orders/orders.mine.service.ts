import type { SQL } from 'drizzle-orm';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { taxesByRate } from '../cart/price-cart.ts';
import type { OrderStatus, ShopperOrderStatus } from './order-states.ts';
import { cancellableStatuses, orderStatuses, shopperStatus } from './order-states.ts';
import type { OrderHolder } from './orders.holder.service.ts';
import { heldBy } from './orders.holder.service.ts';
import type { MyOrder, MyOrderList, myOrderQuery, Order } from './orders.schema.ts';
import { isPickup, orderColumns, orderNumber, promiseOf, readLines, readTimeline } from './orders.service.ts';
import { orders } from './orders.table.ts';

const statusesOf = (word: ShopperOrderStatus): OrderStatus[] =>
  orderStatuses.filter((status) => shopperStatus(status) === word);

/** Lists the shopper's own orders, newest first. */
export async function listMyOrders(
  tx: Tx,
  tenantId: string,
  customerId: string,
  query: z.infer<typeof myOrderQuery>,
): Promise<MyOrderList> {
  const mine = and(eq(orders.tenantId, tenantId), eq(orders.customerId, customerId));
  const { status } = query;
  const counting = countOrders(tx, mine);
  const { items, ...page } = await readPage(query, {
    rows: tx
      .select({
        id: orders.id,
        number: orderNumber,
        status: orders.status,
        total: orders.total,
        currency: orders.currency,
        lineCount: orders.lineCount,
        images: sql<string[]>`array(select line.image from order_lines line
          where line.tenant_id = orders.tenant_id and line.order_id = orders.id and line.image is not null
          order by line.position limit 4)`,
        placedAt: orders.placedAt,
        paymentMethod: orders.paymentMethod,
        paymentStatus: orders.paymentStatus,
        arrival: orders.arrival,
        isPickup,
      })
      .from(orders)
      .where(and(mine, status && inArray(orders.status, statusesOf(status))))
      .orderBy(sql`${orders.placedAt} desc nulls last, ${orders.id}`),
    total: counting.then((count) => count(status)),
  });
  const count = await counting;
  return {
    ...page,
    items: items.map((row) => ({ ...row, status: shopperStatus(row.status), arrival: promiseOf(row) })),
    counts: {
      total: count(),
      pending: count('pending'),
      processing: count('processing'),
      delivered: count('delivered'),
    },
  };
}

/**
 * Counts orders. The returned function gives the number under a word of shoppers, and the number of all without one.
 */
async function countOrders(tx: Tx, where: SQL | undefined): Promise<(word?: ShopperOrderStatus) => number> {
  const counted = await tx
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.status);
  return (word) =>
    counted
      .filter((row) => word === undefined || shopperStatus(row.status) === word)
      .reduce((sum, row) => sum + row.count, 0);
}

const refundedAmount = sql<number>`(select coalesce(sum(p.refunded_amount), 0)::float8 from payments p
  where p.tenant_id = orders.tenant_id and p.order_id = orders.id)`;

/** The amount that is held on a card, or was held until the order was cancelled: it is charged at the delivery only. */
export const heldAmount = sql<number>`(select coalesce(sum(p.authorized_amount), 0)::float8 from payments p
  where p.tenant_id = orders.tenant_id and p.order_id = orders.id and p.method = 'Card'
    and p.status in ('authorized', 'voided'))`;

/** Throws NOT_FOUND for somebody else's order. */
export async function readMyOrder(
  tx: Tx,
  tenantId: string,
  holder: Pick<OrderHolder, 'id'>,
  id: string,
): Promise<MyOrder> {
  const [[row], lines, timeline] = await Promise.all([
    tx
      .select({ ...orderColumns, refundedAmount, heldAmount, isPickup })
      .from(orders)
      .where(and(eq(orders.tenantId, tenantId), heldBy(holder), eq(orders.id, id))),
    readLines(tx, tenantId, id),
    readTimeline(tx, tenantId, id),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  return {
    ...row,
    status: shopperStatus(row.status),
    placedAt: row.placedAt.toISOString(),
    lines,
    taxes: taxesByRate({ lines, deliveryTaxes: row.deliveryTaxes }),
    timeline: shopperTimeline(timeline),
    canCancel: cancellableStatuses.includes(row.status),
  };
}

/** Returns the timeline in the five words of shoppers; steps with the same word are merged. */
function shopperTimeline(timeline: Order['timeline']): MyOrder['timeline'] {
  const steps = timeline
    .filter(({ kind }) => kind === 'status')
    .map(({ toStatus, at }) => ({ status: shopperStatus(toStatus), at }));
  return steps.filter((step, index) => step.status !== steps[index - 1]?.status);
}
