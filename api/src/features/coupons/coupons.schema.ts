import { z } from 'zod';
import { listQuery, money } from '../../platform/http/list.schema.ts';
import { localizedText, requiredText } from '../../platform/http/localized.schema.ts';

/** The kind of discount: a share, an amount or the delivery. */
export const discountType = z.enum(['percentage', 'fixed', 'free_shipping']);
const count = z.number().int().min(1).max(1_000_000);

/** The fields that staff can set. */
const couponFields = z.strictObject({
  title: requiredText(),
  /** Shoppers may type it in any letter case. */
  couponCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{2,40}$/),
  logo: z.string().max(200).nullable(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  discountType,
  /** Basis points for a percentage, minor units for a fixed amount, 0 for free delivery. */
  discountValue: z.number().int().min(0).max(1_000_000_000),
  /** The maximum discount of a percentage, in minor units. */
  maxDiscount: money.min(1).nullable(),
  minimumAmount: money,
  /** Products in these categories or below, and these products; if both are empty, all products. */
  categoryIds: z.array(z.uuid()).max(100),
  productIds: z.array(z.uuid()).max(100),
  firstOrderOnly: z.boolean(),
  /** The number of orders in total and per customer; null is without a limit. */
  usageLimit: count.nullable(),
  usagePerCustomer: count.nullable(),
  /** Whether it also applies to goods with a reduced price. */
  stackable: z.boolean(),
  /** Shoppers do not see hidden coupons. */
  status: z.enum(['show', 'hide']),
});

type CouponFields = z.infer<typeof couponFields>;

/** Checks the rules between fields. Each names the field to correct. */
function checkFields(coupon: CouponFields, context: z.RefinementCtx): void {
  const refuse = (field: keyof CouponFields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const { discountType: type, discountValue: value } = coupon;
  if (coupon.endTime <= coupon.startTime) refuse('endTime', 'before_start');
  if (type === 'percentage' && (value < 1 || value > 10_000)) refuse('discountValue', 'percentage');
  if (type === 'fixed' && value < 1) refuse('discountValue', 'amount');
  if (type === 'free_shipping' && value !== 0) refuse('discountValue', 'none');
  if (type !== 'percentage' && coupon.maxDiscount !== null) refuse('maxDiscount', 'percentage_only');
  if ((coupon.usagePerCustomer ?? 0) > (coupon.usageLimit ?? Number.POSITIVE_INFINITY))
    refuse('usagePerCustomer', 'above_limit');
}

export const couponInput = couponFields.superRefine(checkFields);
export type CouponInput = z.infer<typeof couponInput>;

/** Derived from its times and uses. Its `status` says whether shoppers see it at all. */
const state = z.enum(['active', 'scheduled', 'expired', 'used_up']);

/** A coupon as staff see it, in the list and alone. */
export const coupon = z.object({
  ...couponFields.shape,
  id: z.uuid(),
  title: localizedText(),
  couponCode: z.string(),
  state,
  usedCount: z.number().int(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type Coupon = z.infer<typeof coupon>;

export const couponListQuery = listQuery([
  '-startTime',
  'startTime',
  'endTime',
  '-endTime',
  'couponCode',
  '-couponCode',
  'usedCount',
  '-usedCount',
]).extend({ state: state.optional(), status: z.enum(['show', 'hide']).optional() });
/** GET /coupons/export: everything that the list has under the same filters. */
export const couponExportQuery = couponListQuery.omit({ page: true, limit: true, sort: true });
export type CouponExportQuery = z.infer<typeof couponExportQuery>;
export type CouponListQuery = z.infer<typeof couponListQuery>;
