import type { Coupon, CouponInput } from 'api';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';
import type { InputFormat } from '../../ui/use-input-format';

type Typed = 'startTime' | 'endTime' | Amounts | 'usageLimit' | 'usagePerCustomer';
type Amounts = 'discountValue' | 'maxDiscount' | 'minimumAmount';

/** A coupon's form values: amounts in major units, times in the store's time zone, numbers as text. */
export type CouponValues = Omit<CouponInput, Typed> & Record<Typed, string>;

const oneDay = 86_400_000;

/** From now on, for four weeks. */
export const emptyCoupon = ({ time }: InputFormat): CouponValues => ({
  title: inAllLanguages({}),
  couponCode: '',
  logo: null,
  startTime: time(new Date()),
  endTime: time(new Date(Date.now() + 28 * oneDay)),
  discountType: 'percentage',
  discountValue: '',
  maxDiscount: '',
  minimumAmount: '',
  categoryIds: [],
  productIds: [],
  firstOrderOnly: false,
  stackable: true,
  usageLimit: '',
  usagePerCustomer: '',
  status: 'show',
});

/** A percentage has two decimal places, an amount those of the currency. */
export const decimalsOf = (type: Coupon['discountType']) => (type === 'percentage' ? 2 : undefined);

export const toValues = (
  coupon: Coupon,
  { amount, time }: InputFormat,
): Pick<CouponValues, 'title' | Typed> => ({
  title: inAllLanguages(coupon.title),
  startTime: time(coupon.startTime),
  endTime: time(coupon.endTime),
  discountValue: amount(coupon.discountValue || null, decimalsOf(coupon.discountType)),
  maxDiscount: amount(coupon.maxDiscount),
  minimumAmount: amount(coupon.minimumAmount || null),
  usageLimit: String(coupon.usageLimit ?? ''),
  usagePerCustomer: String(coupon.usagePerCustomer ?? ''),
});

/** The form values as the API's input. Fields that do not apply to the kind of discount are left out. */
export function toInput(values: CouponValues, { minor, moment }: InputFormat): CouponInput {
  const { discountType: type } = values;
  return {
    ...values,
    title: writtenLanguages(values.title),
    startTime: moment(values.startTime),
    endTime: moment(values.endTime),
    discountValue: (type !== 'free_shipping' && minor(values.discountValue, decimalsOf(type))) || 0,
    maxDiscount: (type === 'percentage' && minor(values.maxDiscount)) || null,
    minimumAmount: minor(values.minimumAmount) ?? 0,
    usageLimit: Number(values.usageLimit) || null,
    usagePerCustomer: Number(values.usagePerCustomer) || null,
  };
}
