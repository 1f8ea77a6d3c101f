import type { CartQuote, ShippingOption } from 'api';
import { useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type OptionSummaryProps = {
  options: CartQuote['shippingOptions'] | undefined;
  chosen: ShippingOption | null;
};

/** The chosen delivery method in one line. */
export function OptionSummary({ options, chosen }: OptionSummaryProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const text = useText();
  const option = options?.find((each) => each.option === chosen);
  if (!option) return null;
  return (
    <>
      {text(option.name)} · {option.cost === 0 ? t('free') : money(option.cost)}
    </>
  );
}
