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
  minimumAmount: money,
  firstOrderOnly: z.boolean(),
});
export type ShopCoupon = z.infer<typeof shopCoupon>;
export const shopCouponList = z.array(shopCoupon);

export const couponValidateInput = z.strictObject({
  couponCode: z.string().trim().min(1).max(40),
  /** The value of the goods in the cart in minor units, from the last quote. */
  subTotal: moneySum,
});
export const couponValidateReply = z.object({ coupon: shopCoupon, discount: moneySum });
