import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { PricedCart } from '../cart/cart.service.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { claimCoupon } from '../coupons/coupons.service.ts';
import { couponRedemptions } from '../coupons/coupons.table.ts';
import { rememberAddress } from '../customers/customers.service.ts';
import { customers } from '../customers/customers.table.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { allocate } from '../stock/stock.orders.service.ts';
import type { MyOrder, OrderInput } from './orders.schema.ts';
import { counters, orderEvents, orderLines, orders, payments } from './orders.table.ts';

type Shopper = { id: string; name: string };

/**
 * Places an order in the caller's transaction: all of it or nothing. A repetition with the same key gets the first
 * reply. Throws OUT_OF_STOCK, TOTAL_CHANGED, a coupon's code, or IDEMPOTENCY_MISMATCH.
 *
 * What locks comes late and in one order for everybody: stock by id, coupon, shopper, and last the invoice counter,
 * which all orders of the store share.
 */
export function placeOrder(
  tx: Tx,
  tenantId: string,
  shopper: Shopper,
  key: string,
  input: OrderInput,
): Promise<MyOrder> {
  return once(tx, { tenantId, actorId: shopper.id, key, request: input }, async () => {
    const cart = await quoteCart(tx, tenantId, shopper.id, input);
    refuseStale(cart, input);
    const orderId = uuidv7();
    const demands = cart.lines.map(({ variantId, quantity }) => ({ variantId, qty: quantity }));
    await allocate(tx, tenantId, demands, { orderId, actorId: shopper.id });
    if (cart.couponId) await claimCoupon(tx, tenantId, { couponId: cart.couponId, customerId: shopper.id });
    await rememberAddress(tx, tenantId, shopper.id, input.address);
    const customerLocale = await countOrder(tx, tenantId, shopper.id);
    const invoice = await nextInvoice(tx, tenantId);
    return write(tx, tenantId, { orderId, invoice, customerLocale, shopper, cart, input });
  });
}

function refuseStale(cart: PricedCart, input: OrderInput): void {
  const missing = cart.issues.filter((issue) => issue.kind !== 'price_changed');
  if (missing.some((issue) => issue.kind !== 'limit')) {
    throw new AppError(
      'OUT_OF_STOCK',
      missing.map(({ variantId, value }) => ({ field: variantId, message: String(value) })),
    );
  }
  if (missing.length > 0) {
    throw new AppError(
      'VALIDATION',
      missing.map(({ variantId, value }) => ({ field: variantId, message: `limit ${value}` })),
    );
  }
  if (cart.couponError) throw new AppError(cart.couponError);
  if (cart.total !== input.total)
    throw new AppError('TOTAL_CHANGED', [{ field: 'total', message: String(cart.total) }]);
}

async function countOrder(tx: Tx, tenantId: string, customerId: string) {
  const [customer] = await tx
    .update(customers)
    .set({ ordersCount: sql`${customers.ordersCount} + 1`, lastOrderAt: new Date() })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, customerId)))
    .returning({ locale: customers.locale });
  return customer?.locale ?? 'en';
}

async function nextInvoice(tx: Tx, tenantId: string): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ tenantId, name: 'invoice', value: 1 })
    .onConflictDoUpdate({
      target: [counters.tenantId, counters.name],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value });
  return counter?.value ?? 1;
}

type Placed = {
  orderId: string;
  invoice: number;
  customerLocale: 'en' | 'de' | 'fr';
  shopper: Shopper;
  cart: PricedCart;
  input: OrderInput;
};

async function write(
  tx: Tx,
  tenantId: string,
  { orderId, invoice, customerLocale, shopper, cart, input }: Placed,
): Promise<MyOrder> {
  const placedAt = new Date();
  const { currency, subTotal, discount, shippingCost, tax, total, taxRateBp, orderPrefix } = cart;
  const { shippingOption, paymentMethod, notes, address: userInfo } = input;
  const couponCode = cart.coupon?.couponCode ?? null;
  const lines = cart.lines.map(({ quantity, available: _, ...line }) => ({
    ...line,
    id: uuidv7(),
    qtyOrdered: quantity,
    taxRateBp,
  }));
  const amounts = { currency, subTotal, discount, shippingCost, tax, total };
  // Sent in one go: nothing here can be refused any more, and the invoice counter is locked.
  await Promise.all([
    tx.insert(orders).values({
      ...amounts,
      tenantId,
      id: orderId,
      invoice,
      orderPrefix,
      customerId: shopper.id,
      userInfo,
      couponCode,
      shippingOption,
      paymentMethod,
      notes,
      customerLocale,
      lineCount: lines.length,
      placedAt,
    }),
    tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, tenantId, orderId, position }))),
    tx
      .insert(payments)
      .values({
        tenantId,
        orderId,
        provider: 'cash',
        method: paymentMethod,
        amount: total,
        currency,
        status: 'pending',
      }),
    tx.insert(orderEvents).values({
      tenantId,
      orderId,
      toStatus: 'pending',
      actorKind: 'customer',
      actorId: shopper.id,
      actorName: shopper.name,
      createdAt: placedAt,
    }),
    cart.couponId &&
      tx.insert(couponRedemptions).values({
        tenantId,
        couponId: cart.couponId,
        orderId,
        customerId: shopper.id,
        amount: discount + cart.shippingSaved,
      }),
    notifyStaff(tx, tenantId, {
      kind: 'order',
      message: `${userInfo.name}: ${orderPrefix}${invoice}`,
      orderId,
      dedupeKey: `order:${orderId}`,
    }),
  ]);
  return {
    ...amounts,
    id: orderId,
    number: `${orderPrefix}${invoice}`,
    status: 'pending',
    couponCode,
    shippingOption,
    paymentMethod,
    paymentStatus: 'pending',
    userInfo,
    notes,
    lines,
    timeline: [{ status: 'pending', at: placedAt.toISOString() }],
    placedAt: placedAt.toISOString(),
  };
}
