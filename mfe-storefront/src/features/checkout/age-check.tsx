import type { CartQuote } from 'api';
import { Checkbox } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** How old a shopper has to be for these goods; 0: it does not matter. */
export const ageLimitOf = (quote: CartQuote | undefined): number =>
  Math.max(0, ...(quote?.lines ?? []).map(({ ageLimit }) => ageLimit ?? 0));

type AgeCheckProps = { limit: number; confirmedAge: number; onConfirm: (age: number) => void };

/** Asks the shopper to confirm their age. Their identity document is checked when the goods are handed over. */
export function AgeCheck({ limit, confirmedAge, onConfirm }: AgeCheckProps) {
  const { t } = useTranslation('storefront/checkout');
  if (limit === 0) return null;
  return (
    <Checkbox
      label={t('age', { age: limit })}
      help={t('ageHelp')}
      checked={confirmedAge >= limit}
      onChange={({ target }) => onConfirm(target.checked ? limit : 0)}
    />
  );
}
