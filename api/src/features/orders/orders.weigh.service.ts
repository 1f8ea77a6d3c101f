import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { includedTax } from '../cart/price-cart.ts';
import { couponRedemptions } from '../coupons/coupons.table.ts';
import { priceOfWeight } from '../products/weighed.ts';
import { weighableStatuses } from './order-states.ts';
import type { OrderActor } from './orders.notes.service.ts';
import { recordEvent } from './orders.notes.service.ts';
import type { Order } from './orders.schema.ts';
import { readOrder } from './orders.service.ts';
import { orderLines, orders, payments } from './orders.table.ts';
import type { OrderWeightsInput } from './orders.weigh.schema.ts';

type Line = Order['lines'][number];

/**
 * Writes what the goods of an order weigh, and what it costs now. Nobody pays more than the estimate and its tolerance:
 * what is heavier is given away. Throws VERSION_CONFLICT, ORDER_STATE or VALIDATION.
 */
export async function weighOrder(
  tx: Tx,
  tenantId: string,
  actor: OrderActor,
  id: string,
  { version, lines: weighed }: OrderWeightsInput,
): Promise<Order> {
  const row = and(eq(orders.tenantId, tenantId), eq(orders.id, id));
  const [locked] = await tx
    .select({ version: orders.version, status: orders.status })
    .from(orders)
    .where(row)
    .for('no key update');
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.version !== version) throw new AppError('VERSION_CONFLICT');
  if (!weighableStatuses.includes(locked.status))
    throw new AppError('ORDER_STATE', [{ field: 'status', message: locked.status }]);
  const order = await readOrder(tx, tenantId, id);
  const known = new Map(order.lines.map((line) => [line.id, line]));
  const changed = weighed.map(({ lineId, grams }, index) => {
    const line = known.get(lineId);
    // Each is named once.
    known.delete(lineId);
    if (!line?.weight)
      throw new AppError('VALIDATION', [{ field: `lines.${index}.lineId`, message: 'unknown' }]);
    return afterWeighing(line, line.weight, grams);
  });
  const after = new Map(changed.map((line) => [line.id, line]));
  const lines = order.lines.map((line) => after.get(line.id) ?? line);
  for (const { id: lineId, weight, lineSubtotal, lineDiscount, lineTax, lineTotal } of changed)
    await tx
      .update(orderLines)
      .set({ weight, lineSubtotal, lineDiscount, lineTax, lineTotal })
      .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.id, lineId)));

  const sum = (amount: (line: Line) => number) => lines.reduce((total, line) => total + amount(line), 0);
  const discount = sum(({ lineDiscount }) => lineDiscount);
  const total = sum(({ lineTotal }) => lineTotal) + order.shippingCost;
  await tx
    .update(orders)
    .set({
      subTotal: sum(({ lineSubtotal }) => lineSubtotal),
      discount,
      tax: sum(({ lineTax }) => lineTax),
      total,
      version: sql`${orders.version} + 1`,
    })
    .where(row);
  await tx
    .update(payments)
    .set({ amount: total })
    .where(and(eq(payments.tenantId, tenantId), eq(payments.orderId, id), eq(payments.status, 'pending')));
  await tx
    .update(couponRedemptions)
    .set({ amount: sql`${couponRedemptions.amount} + ${discount - order.discount}` })
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.orderId, id)));
  const changes = changed.map(({ title, weight, qtyOrdered }) => ({
    what: 'weight' as const,
    title,
    from: (weight?.nominalG ?? 0) * qtyOrdered,
    to: weight?.pickedG ?? 0,
  }));
  const details = { totalBefore: order.total, totalAfter: total, changes };
  await recordEvent(tx, tenantId, actor, {
    ...{ orderId: id, kind: 'edit', from: locked.status, note: '', details },
  });
  return readOrder(tx, tenantId, id);
}

/** A discount keeps its share of the price. */
function afterWeighing(line: Line, weight: NonNullable<Line['weight']>, pickedG: number): Line {
  const estimate = line.unitPrice * line.qtyOrdered;
  const most = Math.floor((estimate * (100 + weight.tolerancePct)) / 100);
  const lineSubtotal = Math.min(priceOfWeight(weight.price, pickedG, weight.pricedBy), most);
  const lineDiscount =
    line.lineSubtotal === 0
      ? 0
      : Number((BigInt(line.lineDiscount) * BigInt(lineSubtotal)) / BigInt(line.lineSubtotal));
  const lineTotal = lineSubtotal - lineDiscount;
  const lineTax = includedTax(lineTotal, line.taxRateBp);
  return { ...line, weight: { ...weight, pickedG }, lineSubtotal, lineDiscount, lineTax, lineTotal };
}
