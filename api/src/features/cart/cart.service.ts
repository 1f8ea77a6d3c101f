import type { Tx } from '../../platform/database/database.ts';
import type { CouponEffect } from '../coupons/coupons.cart.service.ts';
import { evaluateCoupon } from '../coupons/coupons.cart.service.ts';
import type { OrderPart } from '../orders/orders.table.ts';
import { hasRoomForOrder } from '../plan-limits/plan-limits.service.ts';
import type { Buyer } from './cart.lines.service.ts';
import { readLines } from './cart.lines.service.ts';
import type { CartQuote, CartQuoteInput, DeliveryTax } from './cart.schema.ts';
import { readTerms } from './cart.terms.service.ts';
import { priceCart } from './price-cart.ts';

/** A cart as an order stores it: the quote, and data that shoppers are not shown. */
export type PricedCart = Omit<CartQuote, 'lines' | 'missingToMinimum' | 'takesOrders'> & {
  lines: (CartQuote['lines'][number] & {
    sku: string;
    taxRateBp: number;
    lineTax: number;
    parts: OrderPart[];
  })[];
  deliveryTaxes: DeliveryTax[];
  couponId: string | null;
  missingToMinimum: number;
  /** The value of free delivery here. */
  shippingSaved: number;
  orderPrefix: string;
  /** The store is open, and its plan has room for an order: the cart can become one. */
  takesOrders: boolean;
};

/**
 * Returns the present price of a cart. No price of the client is used; changes are reported in `issues`, and quantities
 * are reduced to the available ones. `customerId` is null for a visitor. Without a shipping option there is no shipping
 * cost.
 */
export async function quoteCart(
  tx: Tx,
  tenantId: string,
  customerId: string | null,
  { items, couponCode, shippingOption }: CartQuoteInput,
  by: Buyer = 'shopper',
): Promise<PricedCart> {
  const [terms, { lines, issues }, hasRoom] = await Promise.all([
    readTerms(tx, tenantId),
    readLines(tx, tenantId, items, by),
    hasRoomForOrder(tx),
  ]);
  const goods = lines.map((line) => ({
    productId: line.productId,
    lineSubtotal: line.unitPrice * line.quantity,
    isReduced: line.unitPrice < line.originalPrice,
  }));
  const subTotal = goods.reduce((sum, line) => sum + line.lineSubtotal, 0);
  const found = couponCode
    ? await evaluateCoupon(tx, tenantId, { couponCode, subTotal, lines: goods, customerId })
    : null;
  const effect: CouponEffect | null = found && !('error' in found) ? found : null;
  const needs = found && 'needs' in found ? found.needs : undefined;

  const { freeShippingFrom } = terms;
  const reached = freeShippingFrom !== null && subTotal >= freeShippingFrom;
  const free = reached || effect?.freeShipping;
  const chosen =
    lines.length > 0 ? terms.shippingOptions.find(({ option }) => option === shippingOption) : undefined;
  const priced = priceCart({
    lines: lines.map((line) => ({ ...line, taxRateBp: line.taxRateBp ?? terms.taxRateBp })),
    discount: effect && { amount: effect.discount, appliesTo: effect.appliesTo },
    shippingCost: free ? 0 : (chosen?.cost ?? 0),
    taxesDelivery: terms.taxesDelivery,
  });
  const { lines: amounts, ...sums } = priced;
  return {
    ...sums,
    currency: terms.currency,
    lines: lines.map((line, index) => ({ ...line, ...(amounts[index] as (typeof amounts)[number]) })),
    coupon: effect?.coupon ?? null,
    couponId: effect?.id ?? null,
    couponError: found && 'error' in found ? found.error : null,
    couponMissing: needs?.missing ?? null,
    refusedCoupon: needs?.couponCode ?? null,
    shippingOptions: terms.shippingOptions.map((option) => ({ ...option, cost: free ? 0 : option.cost })),
    shippingSaved: effect?.freeShipping && !reached ? (chosen?.cost ?? 0) : 0,
    missingToFreeShipping: freeShippingFrom === null ? null : free ? 0 : freeShippingFrom - subTotal,
    minimumOrder: terms.minimumOrder,
    missingToMinimum: Math.max(0, (terms.minimumOrder ?? 0) - subTotal),
    issues,
    orderPrefix: terms.orderPrefix,
    takesOrders: terms.takesOrders && hasRoom,
  };
}
