import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { once } from '../../platform/http/idempotency.ts';
import { commitWith } from '../../platform/tenancy/tenancy.ts';
import type { PricedCart } from '../cart/cart.service.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { claimCoupon } from '../coupons/coupons.service.ts';
import { findAddress, isRemembered, rememberAddress } from '../customers/customers.service.ts';
import { allocate } from '../stock/stock.orders.service.ts';
import { insertOrder } from './orders.insert.service.ts';
import type { MyOrder, OrderInput } from './orders.schema.ts';
import { orderNumber } from './orders.service.ts';
import { orders } from './orders.table.ts';

type Shopper = { id: string; name: string };

/**
 * Places an order and ends the caller's transaction with it: all of it or nothing. A repetition with the same key gets the first
 * reply. Throws OUT_OF_STOCK, TOTAL_CHANGED, a coupon's code, or IDEMPOTENCY_MISMATCH.
 *
 * What locks comes late and in one order for everybody: stock by id, coupon, shopper, and last the invoice counter,
 * which all orders of the store share. Statements that do not need each other's answer travel together.
 */
export async function placeOrder(
  tx: Tx,
  tenantId: string,
  shopper: Shopper,
  key: string,
  input: OrderInput,
): Promise<MyOrder> {
  const reply = await placeOnce(tx, tenantId, shopper, key, input);
  // A kept reply was written before its number was known.
  return reply.number ? reply : { ...reply, number: await readNumber(tx, tenantId, reply.id) };
}

async function readNumber(tx: Tx, tenantId: string, id: string): Promise<string> {
  const [row] = await tx
    .select({ number: orderNumber })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)));
  return row?.number ?? '';
}

function placeOnce(
  tx: Tx,
  tenantId: string,
  shopper: Shopper,
  key: string,
  input: OrderInput,
): Promise<MyOrder> {
  const read = () =>
    Promise.all([
      quoteCart(tx, tenantId, shopper.id, input),
      findAddress(tx, tenantId, shopper.id, input.address),
    ]);
  const claim = { tenantId, actorId: shopper.id, key, request: input };
  return once<MyOrder, Awaited<ReturnType<typeof read>>>(
    tx,
    claim,
    async (keep, [cart, known]) => {
      refuseStale(cart, input);
      const orderId = uuidv7();
      const demands = cart.lines.map(({ variantId, quantity }) => ({ variantId, qty: quantity }));
      await allocate(tx, tenantId, demands, { orderId, actorId: shopper.id });
      const { couponId, orderPrefix } = cart;
      if (couponId) await claimCoupon(tx, tenantId, { couponId, customerId: shopper.id });
      if (!isRemembered(known, input.address)) await rememberAddress(tx, tenantId, shopper.id, input.address);
      const placed = present({ orderId, cart, input });
      const redemption = couponId ? { couponId, amount: placed.discount + cart.shippingSaved } : null;
      const kept = keep(placed);
      // Taken and committed in one go: no other order of the store waits for an answer that is on its way to us.
      const invoice = insertOrder(tx, tenantId, { placed, shopper, orderPrefix, redemption });
      await commitWith(tx, [kept, invoice]);
      return { ...placed, number: `${orderPrefix}${await invoice}` };
    },
    read,
  );
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

type New = { orderId: string; cart: PricedCart; input: OrderInput };

/** The order as the shopper will see it, but for its number. */
function present({ orderId, cart, input }: New): MyOrder {
  const { currency, subTotal, discount, shippingCost, tax, total, taxRateBp, coupon } = cart;
  const { shippingOption, paymentMethod, notes, address: userInfo } = input;
  const placedAt = new Date().toISOString();
  return {
    id: orderId,
    number: '',
    status: 'pending',
    currency,
    subTotal,
    discount,
    shippingCost,
    tax,
    total,
    couponCode: coupon?.couponCode ?? null,
    shippingOption,
    paymentMethod,
    paymentStatus: 'pending',
    userInfo,
    notes,
    lines: cart.lines.map(({ quantity, available: _, ...line }) => ({
      ...line,
      id: uuidv7(),
      qtyOrdered: quantity,
      taxRateBp,
    })),
    timeline: [{ status: 'pending', at: placedAt }],
    placedAt,
  };
}
