import { z } from 'zod';
import { money, moneySum } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { couponError, shopCoupon } from '../coupons/coupons.cart.schema.ts';
import { handlingFields, quantityFields } from '../products/products.schema.ts';

export const shippingOption = z.enum(['one', 'two']);
export type ShippingOption = z.infer<typeof shippingOption>;

export const cartItems = z
  .array(
    z.strictObject({
      variantId: z.uuid(),
      quantity: z.number().int().min(1).max(999),
      /**
       * The price that the shopper saw, in minor units. A difference becomes an issue; it is never used as a price.
       */
      price: money.optional(),
    }),
  )
  .max(200);

export const cartQuoteInput = z.strictObject({
  items: cartItems,
  couponCode: z.string().trim().max(40).optional(),
  shippingOption: shippingOption.optional(),
});
export type CartQuoteInput = z.infer<typeof cartQuoteInput>;

/** When an order is promised to arrive, in the store's time zone. */
export const arrival = z.strictObject({
  day: z.iso.date(),
  /** `18:00`: by this time of that day; null: at any time of it. */
  by: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
});

/** The earliest arrival of an order that is placed now. */
export const earliestArrival = arrival.extend({
  /** How many days it is from today, in the store's time zone. */
  inDays: z.number().int(),
  /** An order from this moment on arrives later. */
  orderBefore: z.iso.datetime(),
});

export const shippingOptionOffer = z.object({
  option: shippingOption,
  name: localizedText(),
  description: localizedText(2_000),
  cost: money,
  /** Pages may still have a quote from before there was one. */
  arrival: earliestArrival.optional(),
});

export const cartIssue = z.object({
  variantId: z.uuid(),
  kind: z.enum(['price_changed', 'low_stock', 'sold_out', 'unavailable', 'limit', 'minimum', 'step']),
  /** The new price, or the quantity that can be bought. */
  value: z.number().int(),
});
export type CartIssue = z.infer<typeof cartIssue>;

/** The weight of goods that are weighed before they are paid; until then their price is an estimate. */
export const lineWeight = z.object({
  /** The approximate weight of one piece. */
  nominalG: z.number().int(),
  /** Per kilogram or 100 g. */
  price: money,
  pricedBy: z.enum(['kg', '100g']),
  /** The per cent by which the final price may be above the estimate. */
  tolerancePct: z.number().int(),
  /** All pieces together; null until they are weighed. */
  pickedG: z.number().int().nullable(),
});

/** The share of a delivery's price that has one rate of tax, and the tax that this share includes. */
export const deliveryTax = z.object({ rateBp: z.number().int(), amount: moneySum, tax: moneySum });
export type DeliveryTax = z.infer<typeof deliveryTax>;
/** The tax at one rate, for the goods and their delivery, as an invoice shows it. */
export const rateTax = z.object({ rateBp: z.number().int(), net: moneySum, tax: moneySum, gross: moneySum });
export type RateTax = z.infer<typeof rateTax>;

export const quoteLine = z.object({
  variantId: z.uuid(),
  productId: z.uuid(),
  slug: z.string(),
  title: localizedText(),
  variantLabel: localizedText(),
  image: z.string().nullable(),
  unitLabel: z.string(),
  unitPrice: money,
  originalPrice: money,
  quantity: z.number().int(),
  available: z.number().int(),
  weight: lineWeight.nullable(),
  /** The age in years that the shopper has to confirm, and show at the door. */
  ageLimit: handlingFields.ageLimit,
  ...quantityFields,
  lineSubtotal: moneySum,
  lineDiscount: moneySum,
  lineTotal: moneySum,
});

/** The server computes everything. `lines` has what can be bought; the rest is in `issues`. */
export const cartQuote = z.object({
  currency: z.string(),
  lines: z.array(quoteLine),
  subTotal: moneySum,
  discount: moneySum,
  shippingCost: moneySum,
  /** Included in the total. */
  tax: moneySum,
  total: moneySum,
  coupon: shopCoupon.nullable(),
  /** The error code of an invalid coupon. */
  couponError: couponError.nullable(),
  /** The amount of goods that the coupon still needs; null when that is not why it is invalid. */
  couponMissing: moneySum.nullable(),
  /** The code of that coupon in the store's own letters. */
  refusedCoupon: z.string().nullable().optional(),
  shippingOptions: z.array(shippingOptionOffer),
  /** The amount missing for free delivery, in minor units; 0 = reached or by a coupon, null = the store has none. */
  missingToFreeShipping: moneySum.nullable(),
  /** Goods worth this much, before any discount, have to be in an order. Null: the store has no such limit. */
  minimumOrder: money.nullable().optional(),
  /** The amount that is missing to that minimum. */
  missingToMinimum: moneySum.optional(),
  /** False: the store takes no orders at present, and its goods can only be looked at. */
  takesOrders: z.boolean().optional(),
  issues: z.array(cartIssue),
});
export type CartQuote = z.infer<typeof cartQuote>;
