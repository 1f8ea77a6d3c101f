import { minorDigits, useLanguage, useSettings } from 'mfe-shared';
import { amountText, parseAmount } from './minor-units';
import { momentOf, storeTime } from './store-time';

/** How amounts and times of the store are typed: in its currency and time zone, and in the reader's language. */
export type InputFormat = ReturnType<typeof useInputFormat>;

export function useInputFormat() {
  const [language] = useLanguage();
  const { default_currency: currency, default_time_zone: zone } = useSettings().global;
  const digits = minorDigits(currency);
  return {
    currency,
    /** Minor units as a field shows them: `499` → `4.99`. */
    amount: (minor: number | null, decimals = digits) =>
      minor === null ? '' : amountText(minor, decimals, language),
    /** The reverse; null for what is no amount. */
    minor: (text: string, decimals = digits) => parseAmount(text, decimals),
    /** A moment as a `datetime-local` field shows it. */
    time: (moment: string | Date) => storeTime(new Date(moment), zone),
    /** The reverse, in ISO 8601. */
    moment: (text: string) => momentOf(text, zone),
  };
}
