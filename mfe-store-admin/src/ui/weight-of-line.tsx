import type { Order } from 'api';
import { Typography, useFormat } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { mostOf, priceAt } from './goods-to-weigh';

type Line = Order['lines'][number];

/** The weight or estimated weight of a line's goods, the price of a weight, and the customer's consent. */
export function WeightOfLine({ line, currency }: { line: Line; currency: string }) {
  const { t } = useTranslation('store-admin/ui');
  const { money, number } = useFormat();
  const { weight, qtyOrdered, weightConsent } = line;
  if (!weight) return null;
  const grams = number(weight.pickedG ?? weight.nominalG * qtyOrdered);
  const full = priceAt(line, weight.pickedG ?? 0) ?? 0;
  return (
    <>
      <Typography variant="body2" sx={{ color: weight.pickedG === null ? 'warning.main' : 'text.secondary' }}>
        {t(weight.pickedG === null ? 'weigh.about' : 'weigh.weighed', { grams })} ·{' '}
        {t(`weigh.price.${weight.pricedBy}`, { price: money(weight.price, currency) })}
      </Typography>
      {weightConsent ? (
        <Typography
          variant="body2"
          sx={{ color: weightConsent === 'asked' ? 'warning.main' : 'text.secondary' }}
        >
          {t(`weigh.consent.${weightConsent}`, {
            price: money(full, currency),
            most: money(mostOf(line), currency),
          })}
        </Typography>
      ) : null}
    </>
  );
}
