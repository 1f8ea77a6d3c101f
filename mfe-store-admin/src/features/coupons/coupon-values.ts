import type { Coupon, CouponInput } from 'api';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';
import { amountText, parseAmount } from '../../ui/minor-units';
import { momentOf, storeTime } from '../../ui/store-time';

type Times = 'startTime' | 'endTime';
type Amounts = 'discountValue' | 'maxDiscount' | 'minimumAmount';
type Counts = 'usageLimit' | 'usagePerCustomer';

/** A coupon's form values: amounts in major units, times in the store's time zone, numbers as text. */
export type CouponValues = Omit<CouponInput, Times | Amounts | Counts | 'logo'> &
  Record<Times | Amounts | Counts, string>;

const oneDay = 86_400_000;
const percentDigits = 2;

/** From now on, for four weeks. */
export const emptyCoupon = (zone: string): CouponValues => ({
  title: inAllLanguages({}),
  couponCode: '',
  startTime: storeTime(new Date(), zone),
  endTime: storeTime(new Date(Date.now() + 28 * oneDay), zone),
  discountType: 'percentage',
  discountValue: '',
  maxDiscount: '',
  minimumAmount: '',
  categoryIds: [],
  productIds: [],
  firstOrderOnly: false,
  usageLimit: '',
  usagePerCustomer: '',
  stackable: true,
  status: 'show',
});

/** How amounts and times are typed: amounts with `digits` decimal places (a percentage has two), times in `zone`. */
type Typed = { digits: number; zone: string };

export function toValues(
  coupon: Coupon,
  { digits, zone, language }: Typed & { language: string },
): CouponValues {
  const { discountType, discountValue } = coupon;
  const amount = (minor: number | null) => (minor ? amountText(minor, digits, language) : '');
  return {
    title: inAllLanguages(coupon.title),
    couponCode: coupon.couponCode,
    startTime: storeTime(new Date(coupon.startTime), zone),
    endTime: storeTime(new Date(coupon.endTime), zone),
    discountType,
    discountValue:
      discountType === 'percentage'
        ? amountText(discountValue, percentDigits, language)
        : amount(discountValue),
    maxDiscount: amount(coupon.maxDiscount),
    minimumAmount: amount(coupon.minimumAmount),
    categoryIds: coupon.categoryIds,
    productIds: coupon.productIds,
    firstOrderOnly: coupon.firstOrderOnly,
    usageLimit: String(coupon.usageLimit ?? ''),
    usagePerCustomer: String(coupon.usagePerCustomer ?? ''),
    stackable: coupon.stackable,
    status: coupon.status,
  };
}

/** The form values as the API's input. Fields that do not apply to the kind of discount are left out. */
export function toInput(values: CouponValues, { digits, zone }: Typed): Omit<CouponInput, 'logo'> {
  const { discountType } = values;
  const amount = (text: string) => parseAmount(text, digits) ?? 0;
  const discounts = {
    percentage: () => parseAmount(values.discountValue, percentDigits) ?? 0,
    fixed: () => amount(values.discountValue),
    free_shipping: () => 0,
  };
  return {
    ...values,
    title: writtenLanguages(values.title),
    startTime: momentOf(values.startTime, zone),
    endTime: momentOf(values.endTime, zone),
    discountValue: discounts[discountType](),
    maxDiscount: (discountType === 'percentage' && amount(values.maxDiscount)) || null,
    minimumAmount: amount(values.minimumAmount),
    usageLimit: Number(values.usageLimit) || null,
    usagePerCustomer: Number(values.usagePerCustomer) || null,
  };
}
