import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { insertPrepared, preparedSql } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { once } from '../../platform/http/idempotency.ts';
import { commitWith } from '../../platform/tenancy/tenancy.ts';
import type { PricedCart } from '../cart/cart.service.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { claimCoupon } from '../coupons/coupons.service.ts';
import { couponRedemptions } from '../coupons/coupons.table.ts';
import { rememberAddress } from '../customers/customers.service.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { allocate } from '../stock/stock.orders.service.ts';
import { takeInvoice, takenInvoice } from './orders.invoice.service.ts';
import type { MyOrder, OrderInput } from './orders.schema.ts';
import { orderNumber } from './orders.service.ts';
import { orderEvents, orderLines, orders, payments } from './orders.table.ts';

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
  return once(tx, { tenantId, actorId: shopper.id, key, request: input }, async (keep) => {
    const [, cart] = await Promise.all([planOnce(tx), quoteCart(tx, tenantId, shopper.id, input)]);
    refuseStale(cart, input);
    const orderId = uuidv7();
    const demands = cart.lines.map(({ variantId, quantity }) => ({ variantId, qty: quantity }));
    await allocate(tx, tenantId, demands, { orderId, actorId: shopper.id });
    if (cart.couponId) await claimCoupon(tx, tenantId, { couponId: cart.couponId, customerId: shopper.id });
    const [customerLocale] = await Promise.all([
      countOrder(tx, tenantId, shopper.id),
      rememberAddress(tx, tenantId, shopper.id, input.address),
    ]);
    const placed = present({ orderId, cart, input });
    // Taken and committed in one go: no other order of the store waits for an answer that is on its way to us.
    const invoice = takeInvoice(tx, tenantId);
    await commitWith(tx, [
      invoice,
      ...write(tx, tenantId, { placed, customerLocale, shopper, cart }),
      keep(placed),
    ]);
    return { ...placed, number: `${cart.orderPrefix}${await invoice}` };
  });
}

/** The statements of an order are the same each time; planning them anew would take as long as running them. */
const planOnce = (tx: Tx) => tx.execute(sql`set local plan_cache_mode = force_generic_plan`);

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
  const statement = preparedSql<{ locale: 'en' | 'de' | 'fr' }>(
    tx,
    'order_customer',
    () => sql`update customers set orders_count = orders_count + 1, last_order_at = now(), updated_at = now()
      where tenant_id = ${sql.placeholder('tenantId')} and id = ${sql.placeholder('customerId')} returning locale`,
  );
  const { rows } = await statement.execute({ tenantId, customerId });
  return rows[0]?.locale ?? 'en';
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

type Placed = {
  placed: MyOrder;
  customerLocale: 'en' | 'de' | 'fr';
  shopper: Shopper;
  cart: PricedCart;
};

/** The order's rows. None of these writes can be refused any more, and while they run the counter is locked. */
function write(tx: Tx, tenantId: string, { placed, customerLocale, shopper, cart }: Placed) {
  const { id: orderId, number: _, lines, timeline, status, ...order } = placed;
  const placedAt = new Date(order.placedAt);
  const { couponId, orderPrefix, shippingSaved } = cart;
  return [
    insertPrepared(
      tx,
      'order_insert',
      orders,
      {
        ...order,
        tenantId,
        id: orderId,
        orderPrefix,
        customerId: shopper.id,
        customerLocale,
        lineCount: lines.length,
        placedAt,
      },
      { invoice: takenInvoice },
    ),
    ...lines.map((line, position) =>
      insertPrepared(tx, 'order_line_insert', orderLines, { ...line, tenantId, orderId, position }),
    ),
    insertPrepared(tx, 'payment_insert', payments, {
      tenantId,
      orderId,
      provider: 'cash',
      method: order.paymentMethod,
      amount: order.total,
      currency: order.currency,
      status: 'pending',
    }),
    insertPrepared(tx, 'order_event_insert', orderEvents, {
      tenantId,
      orderId,
      toStatus: 'pending',
      actorKind: 'customer',
      actorId: shopper.id,
      actorName: shopper.name,
      createdAt: placedAt,
    }),
    ...(couponId
      ? [
          insertPrepared(tx, 'redemption_insert', couponRedemptions, {
            tenantId,
            couponId,
            orderId,
            customerId: shopper.id,
            amount: order.discount + shippingSaved,
          }),
        ]
      : []),
    notifyStaff(tx, tenantId, {
      kind: 'order',
      message: `${order.userInfo.name}: ${orderPrefix}`,
      append: { name: 'invoice', value: takenInvoice },
      orderId,
      dedupeKey: `order:${orderId}`,
    }),
  ];
}
