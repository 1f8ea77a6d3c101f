import { sql } from 'drizzle-orm';
import { counters } from '../../platform/database/counters.table.ts';
import type { Tx } from '../../platform/database/database.ts';
import { couponRedemptions } from '../coupons/coupons.table.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import type { MyOrder } from './orders.schema.ts';
import { orderEvents, orderLines, orders, payments } from './orders.table.ts';

export type NewOrder = {
  placed: MyOrder;
  invoice: number;
  orderPrefix: string;
  shopper: { id: string; name: string; locale: 'en' | 'de' | 'fr' };
  /** The coupon that was claimed, and what it saves. */
  redemption: { couponId: string; amount: number } | null;
};

/**
 * The next invoice number, without gaps: until this transaction ends, every other order of the store waits here. So it
 * comes after everything else that can make an order wait or fail.
 */
export async function takeInvoice(tx: Tx, tenantId: string): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ tenantId, name: 'invoice', value: 1 })
    .onConflictDoUpdate({
      target: [counters.tenantId, counters.name],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value });
  if (!counter) throw new Error('No invoice number was given.');
  return counter.value;
}

/** All rows of an order, and the bell of the back office. */
export async function insertOrder(tx: Tx, tenantId: string, order: NewOrder): Promise<void> {
  const { placed, invoice, orderPrefix, shopper, redemption } = order;
  const { id: orderId, number, lines, status: _, timeline: __, placedAt, ...columns } = placed;
  const { total: amount, currency, paymentMethod: method } = columns;
  const ofOrder = { tenantId, orderId };
  await tx.insert(orders).values({
    ...columns,
    tenantId,
    id: orderId,
    invoice,
    orderPrefix,
    customerId: shopper.id,
    customerLocale: shopper.locale,
    lineCount: lines.length,
    placedAt: new Date(placedAt),
  });
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, ...ofOrder, position })));
  await tx
    .insert(payments)
    .values({ ...ofOrder, provider: 'cash', method, amount, currency, status: 'pending' });
  await tx.insert(orderEvents).values({
    ...ofOrder,
    toStatus: 'pending',
    actorKind: 'customer',
    actorId: shopper.id,
    actorName: shopper.name,
    createdAt: new Date(placedAt),
  });
  if (redemption)
    await tx.insert(couponRedemptions).values({ ...ofOrder, ...redemption, customerId: shopper.id });
  await notifyStaff(tx, tenantId, {
    kind: 'order',
    message: `${placed.userInfo.name}: ${number}`,
    orderId,
    dedupeKey: `order:${orderId}`,
  });
}
