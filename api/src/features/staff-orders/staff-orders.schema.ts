import { z } from 'zod';
import { moneySum, seenVersion } from '../../platform/http/list.schema.ts';
import { arrival, cartIssue, shippingOption } from '../cart/cart.schema.ts';
import { orderLine } from '../orders/orders.line.schema.ts';
import { orderAddress } from '../orders/orders.schema.ts';

const items = z
  .array(z.strictObject({ variantId: z.uuid(), quantity: z.number().int().min(1).max(999) }))
  .min(1)
  .max(200);

/** POST /staff-orders/{id}/quote: the price of the changed order. */
export const orderEditQuoteInput = z.strictObject({ items, shippingOption });
export type OrderEditQuoteInput = z.infer<typeof orderEditQuoteInput>;

/** A customer who orders by phone may have no mail address. */
const address = orderAddress.extend({ email: z.union([z.literal(''), orderAddress.shape.email]) });

/** POST /staff-orders/quote: the price of a new order. */
export const staffOrderQuoteInput = z.strictObject({
  items,
  shippingOption,
  couponCode: z.string().trim().max(40).optional(),
  /** Null for somebody without an account. */
  customerId: z.uuid().nullable(),
});
export type StaffOrderQuoteInput = z.infer<typeof staffOrderQuoteInput>;

/** POST /staff-orders, with an `Idempotency-Key` header as POST /orders has it. */
export const staffOrderInput = staffOrderQuoteInput.extend({
  address,
  notes: z.string().trim().max(1_000),
  /** The total that was seen. Any other total is answered with 409 TOTAL_CHANGED, and nothing is placed. */
  total: moneySum,
  /** The draft that it is made of, which is gone then. */
  draftId: z.uuid().optional(),
});
export type StaffOrderInput = z.infer<typeof staffOrderInput>;
export const staffOrder = z.object({ id: z.uuid(), number: z.string() });
export type StaffOrder = z.infer<typeof staffOrder>;

/** PUT /staff-orders/{id}. Only a pending order can be edited; another version is answered with 409. */
export const orderEditInput = orderEditQuoteInput.extend({
  version: seenVersion.min(1),
  address,
  notes: z.string().trim().max(1_000),
  /** The total that was seen. Any other total is answered with 409 TOTAL_CHANGED, and nothing is changed. */
  total: moneySum,
});
export type OrderEditInput = z.infer<typeof orderEditInput>;

export const orderEditQuote = z.object({
  lines: z.array(orderLine),
  subTotal: moneySum,
  discount: moneySum,
  shippingCost: moneySum,
  tax: moneySum,
  total: moneySum,
  /** The amount that is to be paid more, or less when it is negative. */
  difference: z.number().int(),
  /** The order had a coupon that does not apply to these goods. */
  couponLost: z.boolean(),
  /** The promise of the changed order: another delivery has its present promise. */
  arrival: arrival.nullable().optional(),
  issues: z.array(cartIssue),
});
export type OrderEditQuote = z.infer<typeof orderEditQuote>;
