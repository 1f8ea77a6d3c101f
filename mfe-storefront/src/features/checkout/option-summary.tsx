import type { CartQuote, ShippingOption } from 'api';
import { useArrivalText, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type OptionSummaryProps = {
  options: CartQuote['shippingOptions'] | undefined;
  chosen: ShippingOption | null;
};

/** When the chosen delivery arrives, and what it costs, in one line. */
export function OptionSummary({ options, chosen }: OptionSummaryProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const text = useText();
  const arrivalText = useArrivalText();
  const option = options?.find((each) => each.option === chosen);
  if (!option) return null;
  return (
    <>
      {option.arrival ? arrivalText(option.arrival, option.arrival.inDays) : text(option.name)} ·{' '}
      {option.cost === 0 ? t('free') : money(option.cost)}
    </>
  );
}
