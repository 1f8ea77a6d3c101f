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
import { countGuestOrder } from '../customers/customers.guests.service.ts';
import { countOrder, rememberAddress } from '../customers/customers.service.ts';
import { wantsNotices } from '../notifications/notifications.service.ts';
import { requireRoom, takeOrderPlace } from '../plan-limits/plan-limits.service.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { allocate, demandsFrom } from '../stock/stock.orders.service.ts';
import type { NewOrder } from './orders.insert.service.ts';
import { insertOrder, takeInvoice } from './orders.insert.service.ts';
import type { MyOrder, OrderInput } from './orders.schema.ts';
import { withLaterFields } from './orders.stored-reply.service.ts';

type Shopper = { id: string; name: string };

/**
 * Places a shopper's order as a whole or not at all. A repetition with the same key gets the first reply. Throws as
 * `prepareOrder`, and IDEMPOTENCY_MISMATCH.
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
  const order = await prepareOrder(tx, tenantId, { customerId: shopper.id, actor, source: 'shop' }, input);
  await Promise.all([insertOrder(tx, tenantId, order), keepReply(tx, claim, order.placed)]);
  return order.placed;
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
  /** What a person without an account reads; by default the store's language. */
  language?: LanguageCode;
};

/**
 * Prices the cart, allocates its goods and takes the order's number. The caller then inserts the order in the same
 * transaction. Throws OUT_OF_STOCK, TOTAL_CHANGED or a coupon's code. All orders lock in the same sequence: stock by id,
 * coupon, shopper, and last the invoice counter.
 */
export async function prepareOrder(tx: Tx, tenantId: string, by: By, input: OrderInput): Promise<NewOrder> {
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
  const [holder, tellsStaff] = await Promise.all([
    countFor(tx, tenantId, by, input.address),
    wantsNotices(tx, tenantId, 'order'),
    customerId && source === 'shop' && takeOrdered(tx, tenantId, customerId, cart.lines),
    customerId && rememberAddress(tx, tenantId, customerId, input.address),
  ]);

  // The counter lets one order of the store end after the other. Little work follows it, so the place is exact.
  const [invoice, place] = await Promise.all([takeInvoice(tx, tenantId), takeOrderPlace(tx)]);
  if (!place) throw new AppError('STORE_CLOSED');
  const placed = present(orderId, `${orderPrefix}${invoice}`, cart, input);
  const redemption = couponId ? { couponId, amount: placed.discount + cart.shippingSaved } : null;
  const { notice } = place;
  return { ...holder, source, actor, placed, invoice, orderPrefix, redemption, tellsStaff, notice };
}

/**
 * Counts the order for its customer, and returns their language. The order of a guest may join an account, as
 * `countGuestOrder` says.
 */
async function countFor(
  tx: Tx,
  tenantId: string,
  { customerId, source, language }: By,
  { email }: OrderInput['address'],
): Promise<Pick<NewOrder, 'customerId' | 'locale'>> {
  if (customerId) return { customerId, ...(await countOrder(tx, tenantId, customerId)) };
  const joins = source === 'guest' ? await countGuestOrder(tx, tenantId, email) : null;
  return { customerId: joins, locale: language ?? (await readDefaultLanguage(tx, tenantId)) };
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
