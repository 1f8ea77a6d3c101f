import { useTranslation } from 'react-i18next';

const names = ['coupon', 'discounted', 'hour', 'product', 'category'] as const;
type Counted = Partial<Record<(typeof names)[number], string>>;

/** The filters that links of analytics set. Each is shown while it is set, and can be taken away. */
export function useCountedFilters(filters: Counted) {
  const { t } = useTranslation('store-admin/ui');
  const labelOf = (name: (typeof names)[number], value: string): string => {
    if (name === 'coupon') return value;
    if (name === 'hour') return `${value.padStart(2, '0')}:00`;
    if (name === 'category' && value === 'none') return t('counted.noCategory');
    return t(name === 'discounted' ? 'counted.withCoupon' : 'counted.chosen');
  };
  return names.flatMap((name) => {
    const value = filters[name];
    return value
      ? [{ name, label: t(`counted.${name}`), options: [{ value, label: labelOf(name, value) }] }]
      : [];
  });
}
