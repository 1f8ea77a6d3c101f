import type { CartQuote, CatalogProduct } from 'api';
import { useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Goods = Pick<
  CatalogProduct,
  'price' | 'unitLabel' | 'unitSize' | 'pricedBy' | 'nominalWeightG' | 'weightPrice'
>;

/** How much one piece is, and its price for comparison: per kilogram or litre, or per piece when there are several. */
export function useAmountText(): (goods: Goods) => string {
  const { t } = useTranslation('storefront/ui');
  const format = useFormat();
  const { money, unitPrice } = format;
  const weightText = weightTextBy(t, format);
  const perUnit = ({ price, unitSize, pricedBy }: Goods) => {
    if (pricedBy !== 'each') return unitPrice(price, unitSize, pricedBy);
    return unitSize && unitSize > 1 ? t('each', { price: money(Math.round(price / unitSize)) }) : '';
  };
  return (goods) => {
    const { unitLabel, nominalWeightG, weightPrice, pricedBy } = goods;
    const isPerKilo = pricedBy === 'kg';
    const parts =
      nominalWeightG !== null && weightPrice !== null
        ? [weightText({ nominalG: nominalWeightG, price: weightPrice, pricedBy: isPerKilo ? 'kg' : '100g' })]
        : [unitLabel, perUnit(goods)];
    return parts.filter(Boolean).join(' · ');
  };
}

type Weight = Pick<NonNullable<CartQuote['lines'][number]['weight']>, 'nominalG' | 'price' | 'pricedBy'> & {
  pickedG?: number | null;
};

type WeightText = (weight: Weight, pieces?: number, currency?: string) => string;

/** “about 1.6 kg · $12.90 / kg”, of several pieces as well; without “about” once they are weighed. */
export function useWeightText(): WeightText {
  const { t } = useTranslation('storefront/ui');
  return weightTextBy(t, useFormat());
}

function weightTextBy(
  t: ReturnType<typeof useTranslation<'storefront/ui'>>['t'],
  { money, number }: ReturnType<typeof useFormat>,
): WeightText {
  return ({ nominalG, price, pricedBy, pickedG = null }, pieces = 1, currency) => {
    const grams = pickedG ?? nominalG * pieces;
    const weight = grams < 1_000 ? `${number(grams)} g` : `${number(grams / 1_000)} kg`;
    const unit = pricedBy === 'kg' ? 'kg' : '100 g';
    return `${pickedG === null ? t('about', { weight }) : weight} · ${money(price, currency)} / ${unit}`;
  };
}
