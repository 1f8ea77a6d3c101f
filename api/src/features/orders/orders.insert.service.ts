import { sql } from 'drizzle-orm';
import type { LanguageCode } from '../../languages.ts';
import { counters } from '../../platform/database/counters.table.ts';
import type { Tx } from '../../platform/database/database.ts';
import { insertPrepared, prepared } from '../../platform/database/prepared.ts';
import { settleCard } from '../../platform/payments/card-work.ts';
import { couponRedemptions } from '../coupons/coupons.redemptions.table.ts';
import type { StaffNotice } from '../notifications/notifications.service.ts';
import { addNotice, notifyStaff, wantsNotices } from '../notifications/notifications.service.ts';
import { queueOrderMail } from '../shopper-mails/shopper-mails.service.ts';
import type { OrderSource } from './order-states.ts';
import type { OrderActor } from './orders.notes.service.ts';
import type { MyOrder } from './orders.schema.ts';
import { orderSearchText } from './orders.search.service.ts';
import { orderEvents, orderLines, orders, payments } from './orders.table.ts';

export type NewOrder = {
  placed: MyOrder;
  invoice: number;
  orderPrefix: string;
  /** Null without an account. */
  customerId: string | null;
  locale: LanguageCode;
  source: OrderSource;
  actor: OrderActor;
  /** Whether the store's staff want a notice of each order. */
  tellsStaff: boolean;
  /** The redeemed coupon, and its discount. */
  redemption: { couponId: string; amount: number } | null;
  /** A notice to staff that the plan's limit of orders is near or reached. */
  notice: StaffNotice | null;
};

/**
 * Takes the next invoice number, without gaps. Every other order of the store waits until this transaction ends, so it
 * comes after everything else that can wait or fail.
 */
export async function takeInvoice(tx: Tx, tenantId: string): Promise<number> {
  const query = prepared(tx, 'take_invoice', () =>
    tx
      .insert(counters)
      .values({ tenantId: sql.placeholder('tenantId'), name: 'invoice', value: 1 })
      .onConflictDoUpdate({
        target: [counters.tenantId, counters.name],
        set: { value: sql`${counters.value} + 1` },
      })
      .returning({ value: counters.value })
      .prepare('take_invoice'),
  );
  const [counter] = await query.execute({ tenantId });
  if (!counter) throw new Error('No invoice number was given.');
  return counter.value;
}

/** Inserts all rows of an order and its notification. The statements are pipelined and run in this order. */
export async function insertOrder(tx: Tx, tenantId: string, order: NewOrder): Promise<void> {
  const { placed, invoice, orderPrefix, customerId, locale, source, actor, redemption, tellsStaff, notice } =
    order;
  const { id: orderId, number, lines, status: _, timeline: __, canCancel: ___, ...columns } = placed;
  const { total: amount, currency, paymentMethod: method } = columns;
  const ofOrder = { tenantId, orderId };
  const isByCard = method === 'Card';
  const placedAt = new Date(placed.placedAt);
  await Promise.all([
    insertPrepared(tx, 'insert_order', orders, [
      {
        ...columns,
        tenantId,
        id: orderId,
        invoice,
        orderPrefix,
        customerId,
        source,
        customerLocale: locale,
        lineCount: lines.length,
        searchText: orderSearchText(placed),
        placedAt,
      },
    ]),
    insertPrepared(
      tx,
      'insert_order_line',
      orderLines,
      lines.map((line, position) => ({ ...line, ...ofOrder, position, placedAt })),
    ),
    insertPrepared(tx, 'insert_payment', payments, [
      { ...ofOrder, provider: isByCard ? 'stripe' : 'cash', method, amount, currency, status: 'pending' },
    ]),
    insertPrepared(tx, 'insert_order_event', orderEvents, [
      {
        ...ofOrder,
        toStatus: 'pending',
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: actor.name,
        createdAt: placedAt,
      },
    ]),
    notice && notifyStaff(tx, tenantId, notice),
    redemption && tx.insert(couponRedemptions).values({ ...ofOrder, ...redemption, customerId }),
    // Staff get the notice of an order by card once its money is held; one that waits too long is released.
    isByCard
      ? settleCard(tx, tenantId, orderId, new Date(placedAt.getTime() + payWithinMs))
      : notifyOfPlaced(tx, tenantId, { orderId, number, name: placed.userInfo.name }, tellsStaff),
  ]);
}

/** How long an order's goods are kept for a card payment. */
export const payWithinMs = 30 * 60_000;

type PlacedOrder = { orderId: string; number: string; name: string };

/** Notifies the shopper and the staff of an order that is to be delivered. */
export async function notifyOfNewOrder(tx: Tx, tenantId: string, order: PlacedOrder): Promise<void> {
  await notifyOfPlaced(tx, tenantId, order, await wantsNotices(tx, tenantId, 'order'));
}

async function notifyOfPlaced(
  tx: Tx,
  tenantId: string,
  order: PlacedOrder,
  tellsStaff: boolean,
): Promise<void> {
  const { orderId, number, name } = order;
  await Promise.all([
    queueOrderMail(tx, tenantId, { kind: 'order_placed', orderId }),
    tellsStaff &&
      addNotice(tx, tenantId, {
        kind: 'order',
        message: `${name}: ${number}`,
        orderId,
        dedupeKey: `order:${orderId}`,
      }),
  ]);
}
