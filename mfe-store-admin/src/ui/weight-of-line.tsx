import type { Order } from 'api';
import { Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type Line = Order['lines'][number];

/** What a line's goods weigh, or are likely to weigh, and the price of a weight. */
export function WeightOfLine({ line, currency }: { line: Line; currency: string }) {
  const { t } = useTranslation('store-admin/ui');
  const { money, number } = useFormat();
  const { weight, qtyOrdered } = line;
  if (!weight) return null;
  const grams = number(weight.pickedG ?? weight.nominalG * qtyOrdered);
  return (
    <Typography variant="body2" sx={{ color: weight.pickedG === null ? 'warning.main' : 'text.secondary' }}>
      {t(weight.pickedG === null ? 'weigh.about' : 'weigh.weighed', { grams })} ·{' '}
      {t(`weigh.price.${weight.pricedBy}`, { price: money(weight.price, currency) })}
    </Typography>
  );
}
