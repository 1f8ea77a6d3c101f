import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { finalStatuses, orderStatuses, shopperStatus } from './order-states.ts';
import type { ReturningShopper } from './orders.schema.ts';
import { isPickup, orderNumber, promiseOf } from './orders.service.ts';
import { orders } from './orders.table.ts';

/** The number of last orders whose goods count. */
const countedOrders = 30;
const mostAgain = 12;
const runningStatuses = orderStatuses.filter((status) => !finalStatuses.includes(status));

const columns = {
  id: orders.id,
  number: orderNumber,
  status: orders.status,
  placedAt: orders.placedAt,
  lineCount: orders.lineCount,
  paymentStatus: orders.paymentStatus,
  arrival: orders.arrival,
  isPickup,
};

/**
 * Reads the parts of the home page for a shopper who comes back. Every part reads the index of the customer's orders.
 */
export async function readReturning(tx: Tx, tenantId: string, customerId: string): Promise<ReturningShopper> {
  const mine = and(eq(orders.tenantId, tenantId), eq(orders.customerId, customerId));
  const newest = (which: ReturnType<typeof and>) =>
    tx
      .select(columns)
      .from(orders)
      .where(and(mine, which))
      .orderBy(sql`${orders.placedAt} desc`, orders.id)
      .limit(1);
  const [[running], [last], again] = await Promise.all([
    newest(inArray(orders.status, runningStatuses)),
    newest(notInArray(orders.status, ['cancelled'])),
    tx.execute<{ productId: string }>(sql`
      select line.product_id as "productId"
      from (select tenant_id, id, placed_at from orders where ${mine} and status <> 'cancelled'
        order by placed_at desc limit ${countedOrders}) bought
      join order_lines line on line.tenant_id = bought.tenant_id and line.order_id = bought.id
      group by line.product_id order by count(*) desc, max(bought.placed_at) desc, line.product_id limit ${mostAgain}`),
  ]);
  return {
    running: running ? presented(running) : null,
    last: last ? presented(last) : null,
    productIds: again.rows.map(({ productId }) => productId),
  };
}

const presented = <Row extends Parameters<typeof promiseOf>[0] & { placedAt: Date }>(row: Row) => ({
  ...row,
  status: shopperStatus(row.status),
  arrival: promiseOf(row),
  placedAt: row.placedAt.toISOString(),
});
