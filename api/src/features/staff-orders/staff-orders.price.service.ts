import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { readLines as readGoods } from '../cart/cart.lines.service.ts';
import type { CartIssue, DeliveryTax } from '../cart/cart.schema.ts';
import { readTerms } from '../cart/cart.terms.service.ts';
import { priceCart } from '../cart/price-cart.ts';
import { reapplyCoupon } from '../coupons/coupons.cart.service.ts';
import type { Order } from '../orders/orders.schema.ts';
import type { OrderEditQuote, OrderEditQuoteInput } from './staff-orders.schema.ts';

export type Repriced = OrderEditQuote & {
  deliveryTaxes: DeliveryTax[];
  shippingSaved: number;
  arrival: Order['arrival'];
};
type Line = OrderEditQuote['lines'][number];

/**
 * Prices an order with other goods or another delivery. Goods that it has keep the price they were sold at; new ones
 * have their present price. Its coupon applies by its rules, though it may have expired since.
 */
export async function reprice(
  tx: Tx,
  tenantId: string,
  order: Order,
  { items, shippingOption }: OrderEditQuoteInput,
): Promise<Repriced> {
  const quantities = new Map(items.map(({ variantId, quantity }) => [variantId, quantity]));
  const had = new Map(order.lines.map((line) => [line.variantId, line.qtyOrdered]));
  // The order's own goods are allocated to it; only additional pieces have to be available.
  const more = [...quantities].flatMap(([variantId, quantity]) => {
    const needed = quantity - (had.get(variantId) ?? 0);
    return needed > 0 ? [{ variantId, quantity: needed }] : [];
  });
  const [terms, { lines: found, issues }] = await Promise.all([
    readTerms(tx, tenantId),
    readGoods(tx, tenantId, more, 'staff'),
  ]);
  const kept = order.lines.flatMap((line) => {
    const qtyOrdered = quantities.get(line.variantId);
    return qtyOrdered === undefined ? [] : [{ ...line, qtyOrdered }];
  });
  const added = found
    .filter(({ variantId }) => !had.has(variantId))
    .map(({ quantity, available: _, minPerOrder: __, quantityStep: ___, ...good }) => ({
      ...good,
      taxRateBp: good.taxRateBp ?? terms.taxRateBp,
      id: uuidv7(),
      qtyOrdered: quantity,
      weightConsent: null,
    }));
  const lines = [...kept, ...added];

  const goods = lines.map((line) => ({
    productId: line.productId,
    lineSubtotal: line.unitPrice * line.qtyOrdered,
    isReduced: line.unitPrice < line.originalPrice,
  }));
  const { couponCode } = order;
  const effect = couponCode ? await reapplyCoupon(tx, tenantId, couponCode, goods) : null;
  const subTotal = goods.reduce((sum, { lineSubtotal }) => sum + lineSubtotal, 0);
  const reached = terms.freeShippingFrom !== null && subTotal >= terms.freeShippingFrom;
  const chosen = terms.shippingOptions.find(({ option }) => option === shippingOption);
  const cost = chosen?.cost ?? 0;
  const { lines: amounts, ...sums } = priceCart({
    lines: lines.map(({ unitPrice, qtyOrdered: quantity, taxRateBp }) => ({
      unitPrice,
      quantity,
      taxRateBp,
    })),
    discount: effect && { amount: effect.discount, appliesTo: effect.appliesTo },
    shippingCost: reached || effect?.freeShipping ? 0 : cost,
    taxesDelivery: terms.taxesDelivery,
  });
  return {
    ...sums,
    lines: lines.map((line, index): Line => ({ ...line, ...(amounts[index] as (typeof amounts)[number]) })),
    difference: sums.total - order.total,
    couponLost: couponCode !== null && effect === null,
    arrival:
      shippingOption === order.shippingOption || !chosen
        ? order.arrival
        : { day: chosen.arrival.day, by: chosen.arrival.by },
    issues: inTotal(issues, had),
    shippingSaved: effect?.freeShipping && !reached ? cost : 0,
  };
}

/** Adds the pieces that the order has to the quantities available to it. */
const inTotal = (issues: CartIssue[], had: Map<string, number>): CartIssue[] =>
  issues.map((issue) => ({ ...issue, value: issue.value + (had.get(issue.variantId) ?? 0) }));
