import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deliveryTaxesOf, includedTax } from '../cart/price-cart.ts';
import { couponRedemptions } from '../coupons/coupons.redemptions.table.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import type { OrderActor } from '../orders/orders.notes.service.ts';
import { recordEvent } from '../orders/orders.notes.service.ts';
import { changeAmountToPay } from '../orders/orders.payment.service.ts';
import type { Order } from '../orders/orders.schema.ts';
import type { OrderEventDetails } from '../orders/orders.table.ts';
import { orderLines, orders } from '../orders/orders.table.ts';

type Line = Order['lines'][number];

/** Returns the highest price of a line without its customer's consent. */
export const chargeable = ({ unitPrice, qtyOrdered, weight }: Line): number =>
  Math.floor((unitPrice * qtyOrdered * (100 + (weight?.tolerancePct ?? 0))) / 100);

/** Changes the subtotal of a line. Its discount keeps its share of the price. */
export function withSubtotal(line: Line, lineSubtotal: number): Line {
  const lineDiscount =
    line.lineSubtotal === 0
      ? 0
      : Number((BigInt(line.lineDiscount) * BigInt(lineSubtotal)) / BigInt(line.lineSubtotal));
  const lineTotal = lineSubtotal - lineDiscount;
  return { ...line, lineSubtotal, lineDiscount, lineTax: includedTax(lineTotal, line.taxRateBp), lineTotal };
}

type Weighing = { order: Order; status: OrderStatus; actor: OrderActor };

/** Writes the lines of a locked order, and with them its sums, its payment and its coupon. */
export async function writeWeighed(
  tx: Tx,
  tenantId: string,
  { order, status, actor }: Weighing,
  lines: Line[],
  changes: NonNullable<OrderEventDetails['changes']>,
): Promise<void> {
  const { id } = order;
  for (const line of lines.filter((one) => !order.lines.includes(one))) {
    const { weight, weightConsent, parts, lineSubtotal, lineDiscount, lineTax, lineTotal } = line;
    await tx
      .update(orderLines)
      .set({ weight, weightConsent, parts, lineSubtotal, lineDiscount, lineTax, lineTotal })
      .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.id, line.id)));
  }
  const sum = (amount: (line: Line) => number) => lines.reduce((total, line) => total + amount(line), 0);
  const deliveryTaxes = order.deliveryTaxes.length > 0 ? deliveryTaxesOf(order.shippingCost, lines) : [];
  const discount = sum(({ lineDiscount }) => lineDiscount);
  const total = sum(({ lineTotal }) => lineTotal) + order.shippingCost;
  await tx
    .update(orders)
    .set({
      subTotal: sum(({ lineSubtotal }) => lineSubtotal),
      discount,
      tax: sum(({ lineTax }) => lineTax) + deliveryTaxes.reduce((all, { tax }) => all + tax, 0),
      deliveryTaxes,
      total,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)));
  await changeAmountToPay(tx, tenantId, id, total);
  await tx
    .update(couponRedemptions)
    .set({ amount: sql`${couponRedemptions.amount} + ${discount - order.discount}` })
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.orderId, id)));
  const details = { totalBefore: order.total, totalAfter: total, changes };
  await recordEvent(tx, tenantId, actor, { orderId: id, kind: 'edit', from: status, note: '', details });
}
