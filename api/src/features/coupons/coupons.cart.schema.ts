import { z } from 'zod';
import { money, moneySum } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { discountType } from './coupons.schema.ts';

/** A coupon as shoppers see it. */
export const shopCoupon = z.object({
  couponCode: z.string(),
  title: localizedText(),
  logo: z.string().nullable(),
  endTime: z.iso.datetime(),
  discountType,
  /** Basis points for a percentage, minor units for a fixed amount. */
  discountValue: z.number().int(),
  /** The maximum discount of a percentage, in minor units. */
  maxDiscount: money.nullable(),
  minimumAmount: money,
  firstOrderOnly: z.boolean(),
  /** Whether it also applies to goods with a reduced price. */
  stackable: z.boolean(),
});
export type ShopCoupon = z.infer<typeof shopCoupon>;

/** A coupon as the store's pages show it. */
const shownCoupon = shopCoupon.extend({
  /** The goods that it is limited to: the first of those that shoppers see. Null when it is for all goods. */
  onlyFor: z
    .object({
      categories: z.array(z.object({ slug: z.string(), name: localizedText() })),
      products: z.array(z.object({ slug: z.string(), title: localizedText() })),
      /** Whether it is for other goods as well. */
      andMore: z.boolean(),
    })
    .nullable(),
});
export type ShownCoupon = z.infer<typeof shownCoupon>;
export const shownCouponList = z.array(shownCoupon);

export const couponValidateInput = z.strictObject({
  couponCode: z.string().trim().min(1).max(40),
  /** The value of the goods in the cart in minor units, from the last quote. */
  subTotal: moneySum,
});
export const couponValidateReply = z.object({ coupon: shopCoupon, discount: moneySum });

/** The error codes of an invalid coupon. */
export const couponError = z.enum([
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_MINIMUM',
  'COUPON_USED_UP',
  'COUPON_FIRST_ORDER',
  'COUPON_NOT_APPLICABLE',
]);
export type CouponError = z.infer<typeof couponError>;
