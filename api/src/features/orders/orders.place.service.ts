import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { LanguageCode } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { claimKey, findReply, keepReply } from '../../platform/http/idempotency.ts';
import { takesCards } from '../card-settings/card-settings.service.ts';
import type { Arrival } from '../cart/cart.arrivals.schema.ts';
import { takeOrdered } from '../cart/cart.mine.service.ts';
import type { CartIssue } from '../cart/cart.schema.ts';
import type { PricedCart } from '../cart/cart.service.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { taxesByRate } from '../cart/price-cart.ts';
import { claimCoupon } from '../coupons/coupons.cart.service.ts';
import { countOrder, rememberAddress } from '../customers/customers.service.ts';
import { notifyStaff, wantsNotices } from '../notifications/notifications.service.ts';
import { requireRoom, takeOrderPlace } from '../plan-limits/plan-limits.service.ts';
import { allocate, demandsFrom } from '../stock/stock.orders.service.ts';
import type { NewOrder } from './orders.insert.service.ts';
import { insertOrder, takeInvoice } from './orders.insert.service.ts';
import type { MyOrder, OrderInput } from './orders.schema.ts';
import { withLaterFields } from './orders.stored-reply.service.ts';

type Shopper = { id: string; name: string };

/**
 * Places a shopper's order as a whole or not at all. A repetition with the same key gets the first reply. Throws as
 * `writeOrder`, and IDEMPOTENCY_MISMATCH.
 */
export async function placeOrder(
  tx: Tx,
  tenantId: string,
  shopper: Shopper,
  key: string,
  input: OrderInput,
): Promise<MyOrder> {
  const claim = { tenantId, actorId: shopper.id, key, request: input };
  const first = await claimKey<MyOrder>(tx, claim);
  if (first) return withLaterFields(first);
  const actor = { kind: 'customer' as const, ...shopper };
  const count = () => countOrder(tx, tenantId, shopper.id);
  const by = { customerId: shopper.id, actor, source: 'shop' as const, count };
  return writeOrder(tx, tenantId, by, input, (placed) => keepReply(tx, claim, placed));
}

/**
 * Reads the order that a shopper placed with this key, when its reply was lost. Throws NOT_FOUND when there is none.
 */
export async function readAttempt(
  tx: Tx,
  tenantId: string,
  shopperId: string,
  key: string,
): Promise<MyOrder> {
  const placed = await findReply<MyOrder>(tx, { tenantId, actorId: shopperId, key });
  if (!placed) throw new AppError('NOT_FOUND');
  return withLaterFields(placed);
}

type By = Pick<NewOrder, 'customerId' | 'actor' | 'source'> & {
  /**
   * Counts the order for its customer, and says which language they read. `joins`: the account that the order of a
   * guest is put into.
   */
  count(): Promise<{ locale: LanguageCode; joins?: string | null }>;
};

/**
 * Prices the cart and writes the order. `keep` is written with it. Throws OUT_OF_STOCK, TOTAL_CHANGED or a coupon's
 * code. All orders lock in the same sequence: stock by id, coupon, shopper, and last the invoice counter.
 */
export async function writeOrder(
  tx: Tx,
  tenantId: string,
  { count, ...by }: By,
  input: OrderInput,
  keep: (placed: MyOrder) => Promise<void>,
): Promise<MyOrder> {
  const { customerId, actor, source } = by;
  if (source === 'phone') await requireRoom(tx, tenantId, 'orders');
  const cart = await quoteCart(tx, tenantId, customerId, input, source === 'phone' ? 'staff' : 'shopper');
  refuseStale(cart, input, source);
  if (source !== 'phone') refuseYoung(cart, input);
  if (input.paymentMethod === 'Card') await expectCards(tx, tenantId, cart.total);
  const { couponId, orderPrefix } = cart;

  const orderId = uuidv7();
  const demands = demandsFrom(cart.lines.map((line) => ({ ...line, qty: line.quantity })));
  await allocate(tx, tenantId, demands, { orderId, actorId: actor.id });
  if (couponId) await claimCoupon(tx, tenantId, { couponId, customerId, email: input.address.email });
  const [{ locale, joins = null }, tellsStaff] = await Promise.all([
    count(),
    wantsNotices(tx, tenantId, 'order'),
    customerId && source === 'shop' && takeOrdered(tx, tenantId, customerId, cart.lines),
    customerId && rememberAddress(tx, tenantId, customerId, input.address),
  ]);

  // The counter lets one order of the store end after the other. Little work follows it, so the place is exact.
  const [invoice, place] = await Promise.all([takeInvoice(tx, tenantId), takeOrderPlace(tx)]);
  if (!place) throw new AppError('STORE_CLOSED');
  const placed = present(orderId, `${orderPrefix}${invoice}`, cart, input);
  const redemption = couponId ? { couponId, amount: placed.discount + cart.shippingSaved } : null;
  const holder = { customerId: customerId ?? joins, locale };
  const order = { ...by, ...holder, placed, invoice, orderPrefix, redemption, tellsStaff };
  await Promise.all([
    insertOrder(tx, tenantId, order),
    keep(placed),
    place.notice && notifyStaff(tx, tenantId, place.notice),
  ]);
  return placed;
}

/** The issues that a product's own rules for quantities cause. */
const ofQuantity = new Set<CartIssue['kind']>(['limit', 'minimum', 'step']);

function refuseStale(cart: PricedCart, input: OrderInput, source: NewOrder['source']): void {
  if (!cart.takesOrders) throw new AppError('STORE_CLOSED');
  const missing = cart.issues.filter((issue) => issue.kind !== 'price_changed');
  if (missing.some(({ kind }) => !ofQuantity.has(kind))) {
    throw new AppError(
      'OUT_OF_STOCK',
      missing.map(({ variantId, value }) => ({ field: variantId, message: String(value) })),
    );
  }
  if (missing.length > 0) {
    throw new AppError(
      'VALIDATION',
      missing.map(({ variantId, kind, value }) => ({ field: variantId, message: `${kind} ${value}` })),
    );
  }
  if (cart.couponError) throw new AppError(cart.couponError);
  // Staff decide themselves which orders are worth the delivery.
  if (source !== 'phone' && cart.missingToMinimum > 0)
    throw new AppError('MINIMUM_ORDER', [{ field: 'subTotal', message: String(cart.missingToMinimum) }]);
  if (cart.total !== input.total)
    throw new AppError('TOTAL_CHANGED', [{ field: 'total', message: String(cart.total) }]);
  const arrival = arrivalOf(cart, input);
  if (input.arrival && !isDeepStrictEqual(input.arrival, arrival))
    throw new AppError('ARRIVAL_CHANGED', [
      { field: 'arrival', message: [arrival?.day, arrival?.by].filter(Boolean).join(' ') },
    ]);
}

/** Returns the times that the chosen way of delivery promises now. */
function arrivalOf({ shippingOptions }: PricedCart, { shippingOption }: OrderInput): Arrival | null {
  const chosen = shippingOptions.find(({ option }) => option === shippingOption)?.arrival;
  return chosen ? { day: chosen.day, by: chosen.by } : null;
}

async function expectCards(tx: Tx, tenantId: string, total: number): Promise<void> {
  if (total === 0 || !(await takesCards(tx, tenantId)))
    throw new AppError('VALIDATION', [{ field: 'paymentMethod', message: 'not_offered' }]);
}

/**
 * Refuses goods with an age limit that the shopper has not confirmed. Customers on the phone are asked at the door
 * only.
 */
function refuseYoung({ lines }: PricedCart, { confirmedAge = 0 }: OrderInput): void {
  const limit = Math.max(0, ...lines.map(({ ageLimit }) => ageLimit ?? 0));
  if (limit > confirmedAge)
    throw new AppError('VALIDATION', [{ field: 'confirmedAge', message: String(limit) }]);
}

/** Returns the order as the shopper sees it. */
function present(id: string, number: string, cart: PricedCart, input: OrderInput): MyOrder {
  const { currency, subTotal, discount, shippingCost, tax, deliveryTaxes, total, coupon } = cart;
  const { shippingOption, paymentMethod, notes, address: userInfo } = input;
  const placedAt = new Date().toISOString();
  return {
    id,
    number,
    status: 'pending',
    currency,
    subTotal,
    discount,
    shippingCost,
    tax,
    deliveryTaxes,
    total,
    couponCode: coupon?.couponCode ?? null,
    shippingOption,
    arrival: arrivalOf(cart, input),
    paymentMethod,
    paymentStatus: paymentMethod === 'Card' ? 'awaiting' : 'pending',
    userInfo,
    notes,
    lines: cart.lines.map(({ quantity, available: _, minPerOrder: __, quantityStep: ___, ...line }) => ({
      ...line,
      id: uuidv7(),
      qtyOrdered: quantity,
      weightConsent: null,
    })),
    taxes: taxesByRate(cart),
    timeline: [{ status: 'pending', at: placedAt }],
    placedAt,
    canCancel: true,
    isPickup: false,
    heldAmount: 0,
    refundedAmount: 0,
  };
}
