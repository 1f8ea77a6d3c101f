import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { couponRedemptions } from '../coupons/coupons.redemptions.table.ts';
import { lockOrder } from '../orders/orders.lock.service.ts';
import type { OrderActor } from '../orders/orders.notes.service.ts';
import { recordEvent } from '../orders/orders.notes.service.ts';
import { changeAmountToPay } from '../orders/orders.payment.service.ts';
import type { Order } from '../orders/orders.schema.ts';
import { orderSearchText } from '../orders/orders.search.service.ts';
import { readOrder } from '../orders/orders.service.ts';
import type { OrderEventDetails } from '../orders/orders.table.ts';
import { orderLines, orders } from '../orders/orders.table.ts';
import { queueOrderMail } from '../shopper-mails/shopper-mails.service.ts';
import { changeAllocation, demandsFrom } from '../stock/stock.orders.service.ts';
import type { Repriced } from './staff-orders.price.service.ts';
import { reprice } from './staff-orders.price.service.ts';
import type { OrderEditInput, OrderEditQuote, OrderEditQuoteInput } from './staff-orders.schema.ts';

/** Throws ORDER_STATE for an order that is not pending. */
export async function quoteOrderEdit(
  tx: Tx,
  tenantId: string,
  id: string,
  input: OrderEditQuoteInput,
): Promise<OrderEditQuote> {
  const order = await readOrder(tx, tenantId, id);
  refuseState(order);
  return reprice(tx, tenantId, order, input);
}

const refuseState = ({ status }: Pick<Order, 'status'>): void => {
  if (status !== 'pending') throw new AppError('ORDER_STATE', [{ field: 'status', message: status }]);
};

/**
 * Changes a pending order as a whole or not at all: its goods with their allocation, its address, its delivery, its
 * sums. Throws VERSION_CONFLICT, ORDER_STATE, OUT_OF_STOCK or TOTAL_CHANGED.
 */
export async function editOrder(
  tx: Tx,
  tenantId: string,
  actor: OrderActor,
  id: string,
  input: OrderEditInput,
): Promise<Order> {
  const row = and(eq(orders.tenantId, tenantId), eq(orders.id, id));
  await lockOrder(tx, tenantId, { id, version: input.version }, ['pending']);
  const order = await readOrder(tx, tenantId, id);
  const quote = await reprice(tx, tenantId, order, input);
  refuseShort(quote);
  if (quote.total !== input.total)
    throw new AppError('TOTAL_CHANGED', [{ field: 'total', message: String(quote.total) }]);

  const demandsOf = (lines: Order['lines'] | Repriced['lines']) =>
    demandsFrom(lines.map((line) => ({ ...line, qty: line.qtyOrdered })));
  await changeAllocation(tx, tenantId, {
    before: demandsOf(order.lines),
    after: demandsOf(quote.lines),
    cause: { orderId: id, actorId: actor.id },
  });
  await writeLines(tx, tenantId, order, quote);
  const { subTotal, discount, shippingCost, tax, deliveryTaxes, total, shippingSaved, arrival } = quote;
  const { shippingOption, address: userInfo, notes } = input;
  await tx
    .update(orders)
    .set({
      ...{ subTotal, discount, shippingCost, tax, deliveryTaxes, total },
      ...{ shippingOption, arrival, userInfo, notes },
      lineCount: quote.lines.length,
      searchText: orderSearchText({ number: order.number, userInfo, lines: quote.lines }),
      version: sql`${orders.version} + 1`,
    })
    .where(row);
  await changeAmountToPay(tx, tenantId, id, total);
  await tx
    .update(couponRedemptions)
    .set({ amount: discount + shippingSaved })
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.orderId, id)));
  const details = { totalBefore: order.total, totalAfter: total, changes: changesOf(order, quote, input) };
  await recordEvent(tx, tenantId, actor, { orderId: id, kind: 'edit', from: 'pending', note: '', details });
  if (details.changes.length > 0) await queueOrderMail(tx, tenantId, { kind: 'order_changed', orderId: id });
  return readOrder(tx, tenantId, id);
}

function refuseShort({ issues }: OrderEditQuote): void {
  if (issues.length === 0) return;
  throw new AppError(
    'OUT_OF_STOCK',
    issues.map(({ variantId, value }) => ({ field: variantId, message: String(value) })),
  );
}

async function writeLines(tx: Tx, tenantId: string, order: Order, { lines }: Repriced): Promise<void> {
  const known = new Set(order.lines.map(({ id }) => id));
  const staying = new Set(lines.map(({ id }) => id));
  const gone = [...known].filter((id) => !staying.has(id));
  if (gone.length > 0)
    await tx.delete(orderLines).where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.id, gone)));
  for (const [position, line] of lines.entries()) {
    const { qtyOrdered, lineSubtotal, lineDiscount, lineTax, lineTotal } = line;
    if (known.has(line.id))
      await tx
        .update(orderLines)
        .set({ qtyOrdered, lineSubtotal, lineDiscount, lineTax, lineTotal, position })
        .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.id, line.id)));
    else
      await tx
        .insert(orderLines)
        .values({ ...line, tenantId, orderId: order.id, position, placedAt: new Date(order.placedAt) });
  }
}

type Change = NonNullable<OrderEventDetails['changes']>[number];

/** Returns the changes for the timeline; the address itself is not repeated there. */
function changesOf(order: Order, { lines }: Repriced, input: OrderEditInput): Change[] {
  const before = new Map(order.lines.map((line) => [line.id, line]));
  const after = new Set(lines.map(({ id }) => id));
  const { shippingOption, address, notes } = input;
  const isSame = (Object.keys(address) as (keyof typeof address)[]).every(
    (key) => address[key] === order.userInfo[key],
  );
  return [
    ...order.lines
      .filter(({ id }) => !after.has(id))
      .map(({ title, qtyOrdered }): Change => ({ what: 'removed', title, from: qtyOrdered, to: 0 })),
    ...lines.flatMap(({ id, title, qtyOrdered }): Change[] => {
      const from = before.get(id)?.qtyOrdered ?? 0;
      if (from === qtyOrdered) return [];
      return [{ what: from === 0 ? 'added' : 'quantity', title, from, to: qtyOrdered }];
    }),
    ...(shippingOption === order.shippingOption ? [] : [{ what: 'delivery' as const }]),
    ...(isSame ? [] : [{ what: 'address' as const }]),
    ...(notes === order.notes ? [] : [{ what: 'notes' as const }]),
  ];
}
