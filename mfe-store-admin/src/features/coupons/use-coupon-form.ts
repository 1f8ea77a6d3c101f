import type { Coupon } from 'api';
import { useLanguage, useSettings } from 'mfe-shared';
import { useFormCalls } from 'mfe-shared/backoffice';
import { useVersionedForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minorDigits } from '../../ui/minor-units';
import { emptyCoupon, toInput, toValues } from './coupon-values';
import { coupons } from './coupons.queries';

/** The coupon's form; `coupon` is null for a new one. Amounts are typed with `digits` decimal places. */
export function useCouponForm(coupon: Coupon | null) {
  const { t } = useTranslation('store-admin/coupons');
  const [language] = useLanguage();
  const { default_currency: currency, default_time_zone: zone } = useSettings().global;
  const digits = minorDigits(currency);
  const [empty] = useState(() => emptyCoupon(zone));
  const versioned = useVersionedForm({
    ...useFormCalls(coupons),
    record: coupon,
    empty,
    toValues: (from: Coupon) => toValues(from, { digits, zone, language }),
    toInput: (values) => ({ ...toInput(values, { digits, zone }), logo: coupon?.logo ?? null }),
    problem: (message) => t(`problems.${message}`, { defaultValue: '' }) || undefined,
    fieldName: (path) => t(`fields.${path.split('.')[0]}`, { defaultValue: path }),
    showValue: (path, value) => {
      if (path === 'discountType') return t(`type.${value as Coupon['discountType']}`);
      if (path === 'status') return t(`status.${value as Coupon['status']}`);
      return Array.isArray(value) ? t('chosen', { count: value.length }) : undefined;
    },
    createdPath: ({ id }) => `/admin/coupons/${id}`,
  });
  return { versioned, digits };
}
