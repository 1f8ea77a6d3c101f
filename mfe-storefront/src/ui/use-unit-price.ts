import type { CatalogProduct } from 'api';
import { useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The price for comparison: per kilogram or litre, or per piece when there are several. */
export function useUnitPrice(): (
  price: number,
  unitSize: number | null,
  pricedBy: CatalogProduct['pricedBy'],
) => string {
  const { t } = useTranslation('storefront/ui');
  const { money, unitPrice } = useFormat();
  return (price, unitSize, pricedBy) => {
    if (pricedBy !== 'each') return unitPrice(price, unitSize, pricedBy);
    return unitSize && unitSize > 1 ? t('each', { price: money(Math.round(price / unitSize)) }) : '';
  };
}
