import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { listQuery, listReply, moneySum } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { arrival, cartItems, deliveryTax, rateTax, shippingOption } from '../cart/cart.schema.ts';
import {
  goodsAfterRefund,
  orderChanges,
  orderEventKinds,
  orderSources,
  orderStatuses,
  paymentStatuses,
} from './order-states.ts';
import { orderLine } from './orders.line.schema.ts';
import { orderTraits } from './orders.traits.schema.ts';

const status = z.enum(orderStatuses);
export const shopperStatuses = [
  'pending',
  'processing',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;

export const userInfo = z.object({
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  zipCode: z.string(),
  deliveryNote: z.string(),
});

export const orderAddress = z.strictObject({
  name: z.string().trim().min(2).max(100),
  contact: z.string().trim().min(5).max(40),
  email: z.email().max(254),
  address: z.string().trim().min(3).max(200),
  city: z.string().trim().min(1).max(100),
  country: z.string().trim().min(2).max(60),
  zipCode: z.string().trim().min(2).max(20),
  deliveryNote: z.string().trim().max(500),
});

/** POST /orders, with an `Idempotency-Key` header (8 to 100 characters of a-z A-Z 0-9 _ -). */
export const orderInput = z.strictObject({
  items: cartItems.min(1),
  couponCode: z.string().trim().max(40).optional(),
  shippingOption,
  paymentMethod: z.enum(['Cash', 'Card']),
  address: orderAddress,
  notes: z.string().trim().max(1_000),
  /**
   * How old the shopper says to be, at least. Goods with a higher age limit are refused: VALIDATION names the field.
   */
  confirmedAge: z.number().int().min(1).max(99).optional(),
  /**
   * The total that the shopper saw, in minor units. Any other total is answered with 409 TOTAL_CHANGED, and nothing
   * is placed.
   */
  total: moneySum,
  /**
   * The arrival that the shopper saw. When the store would promise another one by now, the answer is 409
   * ARRIVAL_CHANGED, and nothing is placed.
   */
  arrival: arrival.optional(),
});
export type OrderInput = z.infer<typeof orderInput>;

const amounts = {
  currency: z.string(),
  subTotal: moneySum,
  discount: moneySum,
  shippingCost: moneySum,
  /** The tax on the goods and their delivery, included in the total. */
  tax: moneySum,
  /** Empty when the delivery is not taxed. */
  deliveryTaxes: z.array(deliveryTax),
  total: moneySum,
};

/** The fields of rows and banners besides an order's state. */
const toCome = {
  /** The promise from when it was placed, while that is still to come. */
  arrival: arrival.nullable(),
  /** Whether it is picked up: its `out_for_delivery` means that it is ready. */
  isPickup: z.boolean(),
};

/** An order as the shopper sees it. */
export const myOrderRow = z.object({
  id: z.uuid(),
  /** The number with the store's prefix, for people to read. */
  number: z.string(),
  status: z.enum(shopperStatuses),
  total: moneySum,
  currency: z.string(),
  lineCount: z.number().int(),
  images: z.array(z.string()),
  placedAt: z.iso.datetime(),
  paymentMethod: z.enum(['Cash', 'Card']),
  ...toCome,
});
export type MyOrderRow = z.infer<typeof myOrderRow>;
export const myOrderQuery = listQuery(['-placedAt']).extend({ status: z.enum(shopperStatuses).optional() });
export const myOrderList = listReply(myOrderRow).extend({
  /** Counts of all the shopper's orders, without the filter. */
  counts: eachOf(['total', 'pending', 'processing', 'delivered'], z.number().int()),
});
export type MyOrderList = z.infer<typeof myOrderList>;

export const myOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(shopperStatuses),
  ...amounts,
  couponCode: z.string().nullable(),
  shippingOption,
  /** The promise from when it was placed; null for orders from before there were promises. */
  arrival: arrival.nullable(),
  paymentMethod: z.enum(['Cash', 'Card']),
  paymentStatus: z.enum(paymentStatuses),
  userInfo,
  notes: z.string(),
  lines: z.array(orderLine),
  timeline: z.array(z.object({ status: z.enum(shopperStatuses), at: z.iso.datetime() })),
  placedAt: z.iso.datetime(),
  /**
   * Its taxes by rate, whether its shopper can cancel it, the amount that was paid back, and whether it is picked up;
   * replies kept before lack them.
   */
  taxes: z.array(rateTax).optional(),
  canCancel: z.boolean().optional(),
  refundedAmount: moneySum.optional(),
  isPickup: z.boolean().optional(),
  /** The amount of it that is held on a card, or was held until it was cancelled; nothing of this is charged yet. */
  heldAmount: moneySum.optional(),
});
export type MyOrder = z.infer<typeof myOrder>;

const shortOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(shopperStatuses),
  placedAt: z.iso.datetime(),
  lineCount: z.number().int(),
  ...toCome,
});

/** GET /orders/mine/returning: the order that is under way, the last one, and the products that are bought most often. */
export const returningShopper = z.object({
  running: shortOrder.nullable(),
  last: shortOrder.nullable(),
  productIds: z.array(z.uuid()),
});
export type ReturningShopper = z.infer<typeof returningShopper>;

/** A row of the staff's list. */
export const orderRow = z.object({
  id: z.uuid(),
  number: z.string(),
  invoice: z.number().int(),
  /** Null without an account. */
  customerId: z.uuid().nullable(),
  source: z.enum(orderSources),
  customerName: z.string(),
  status,
  /** The states that the state machine allows next. */
  allowedStatuses: z.array(status),
  paymentMethod: z.enum(['Cash', 'Card']),
  paymentStatus: z.enum(paymentStatuses),
  lineCount: z.number().int(),
  /** The pieces of all lines. */
  itemCount: z.number().int(),
  total: moneySum,
  currency: z.string(),
  placedAt: z.iso.datetime(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** A day whose next day the database can still represent. */
const day = z.iso.date().refine((text) => text < '9999-12-31');

export const orderListQuery = listQuery([
  '-placedAt',
  'placedAt',
  'total',
  '-total',
  'invoice',
  '-invoice',
]).extend({
  status: status.optional(),
  paymentMethod: z.enum(['Cash', 'Card']).optional(),
  customer: z.uuid().optional(),
  /** Only orders that were placed after this moment: the new ones. */
  placedAfter: z.iso.datetime().optional(),
  /** Leaves out cancelled orders, as sums of sales do. */
  without: z.enum(['cancelled']).optional(),
  ...orderTraits,
  /** First and last day, inclusive, in the store's time zone. */
  startDate: day.optional(),
  endDate: day.optional(),
});
/** GET /orders/export: everything that the list has under the same filters. */
export const orderExportQuery = orderListQuery.omit({ page: true, limit: true, sort: true });
export type OrderExportQuery = z.infer<typeof orderExportQuery>;
export type OrderListQuery = z.infer<typeof orderListQuery>;
export const orderList = listReply(orderRow).extend({
  /** Orders per status under the other filters, for the tabs. */
  counts: eachOf(status.options, z.number().int()).partial(),
});
export type OrderList = z.infer<typeof orderList>;

const payment = z.object({
  id: z.uuid(),
  provider: z.string(),
  method: z.enum(['Cash', 'Card']),
  amount: moneySum,
  /** The amount that the store has received; at most this can be refunded. */
  capturedAmount: moneySum,
  refundedAmount: moneySum,
  /** The provider's name of it, by which it is found there; null in cash, and until a card is asked for. */
  providerRef: z.string().nullable(),
});

const goods = z.enum(goodsAfterRefund);

const refund = z.object({
  id: z.uuid(),
  amount: moneySum,
  reason: z.string(),
  goods,
  lines: z.array(z.object({ lineId: z.uuid(), qty: z.number().int(), amount: moneySum })),
  createdByName: z.string(),
  createdAt: z.iso.datetime(),
});

/** The fields of an entry of the timeline besides its note. */
const eventDetails = z
  .object({
    amount: moneySum,
    goods,
    pieces: z.number().int(),
    totalBefore: moneySum,
    totalAfter: moneySum,
    changes: z.array(
      z.object({
        what: z.enum(orderChanges),
        title: localizedText().optional(),
        from: z.number().int().optional(),
        to: z.number().int().optional(),
      }),
    ),
  })
  .partial();

export const order = z.object({
  id: z.uuid(),
  version: z.number().int(),
  number: z.string(),
  invoice: z.number().int(),
  /** Null without an account. */
  customerId: z.uuid().nullable(),
  source: z.enum(orderSources),
  status,
  allowedStatuses: z.array(status),
  ...amounts,
  couponCode: z.string().nullable(),
  shippingOption,
  /** The promise from when it was placed; null for orders from before there were promises. */
  arrival: arrival.nullable(),
  paymentMethod: z.enum(['Cash', 'Card']),
  paymentStatus: z.enum(paymentStatuses),
  cancelReason: z.string().nullable(),
  userInfo,
  notes: z.string(),
  lines: z.array(
    orderLine.extend({
      /** The number of refunded pieces; those that came back are among them. */
      refundedQty: z.number().int(),
      returnedQty: z.number().int(),
    }),
  ),
  payments: z.array(payment),
  refunds: z.array(refund),
  timeline: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(orderEventKinds),
      details: eventDetails.nullable(),
      fromStatus: status.nullable(),
      toStatus: status,
      actorKind: z.enum(['customer', 'staff', 'platform', 'system', 'program']),
      actorName: z.string(),
      note: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  placedAt: z.iso.datetime(),
});
export type Order = z.infer<typeof order>;

/** PUT /orders/status/{id}. A cancel names its reason. 409 ORDER_STATE when the state machine does not allow it. */
export const orderStatusInput = z.strictObject({ status, note: z.string().trim().max(500).default('') });
/** POST /orders/{id}/notes: for staff only. */
export const orderNoteInput = z.strictObject({ text: z.string().trim().min(1).max(1_000) });

export type OrderStatusInput = z.infer<typeof orderStatusInput>;
