import type { Coupon } from 'api';
import { useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** A coupon's discount in a few words. */
export function useDiscountText(): (coupon: Pick<Coupon, 'discountType' | 'discountValue'>) => string {
  const { t } = useTranslation('store-admin/coupons');
  const { money, percent } = useFormat();
  return ({ discountType, discountValue }) => {
    if (discountType === 'free_shipping') return t('type.free_shipping');
    return discountType === 'percentage' ? percent(discountValue) : money(discountValue);
  };
}
