import type { GlobalSetting } from 'api';
import { constants } from '../constants';
import type { Language } from '../i18n/language';
import { formatDate } from './date-pattern';

export type PricedBy = 'each' | 'kg' | 'l' | '100g';

/** Turns what the API sends into text. Money is integer minor units, rates are basis points, times ISO 8601. */
export type Formatters = {
  /** `1299` → `$12.99`, in the store's currency unless another is named. */
  money(minor: number, currency?: string): string;
  number(value: number): string;
  /** `1250` → `12.5%`. */
  percent(basisPoints: number): string;
  /** By the store's date format. */
  date(iso: string): string;
  /** `3:05 PM`. */
  time(iso: string): string;
  dateTime(iso: string): string;
  /** The price of a kilogram, a litre, 100 g or a piece; '' where it says nothing new. `unitSize`: g, ml or pieces. */
  unitPrice(price: number, unitSize: number | null, pricedBy: PricedBy): string;
};

/** Amounts are kept with the digits of their currency (JPY has none), whatever is shown. */
const digitsOf = new Map<string, number>();

function minorDigits(currency: string): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    digits = options.maximumFractionDigits ?? constants.defaults.decimals;
    digitsOf.set(currency, digits);
  }
  return digits;
}

/** Everything is made once and kept: making an `Intl` format costs a hundred times more than using it. */
export function createFormatters(global: GlobalSetting, language: Language): Formatters {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });
  const moneyFormats = new Map<string, Intl.NumberFormat>();
  const moneyFormat = (currency: string) => {
    const known = moneyFormats.get(currency);
    if (known) return known;
    const made = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: global.floating_number,
      maximumFractionDigits: global.floating_number,
    });
    moneyFormats.set(currency, made);
    return made;
  };
  const money = (minor: number, currency = global.default_currency) =>
    moneyFormat(currency).format(minor / 10 ** minorDigits(currency));
  const date = (iso: string) => formatDate(new Date(iso), global.default_date_format, language);
  // Newer ICU data put a narrow no-break space before AM and PM.
  const time = (iso: string) => clock.format(new Date(iso)).replace(/\s/g, ' ');
  return {
    money,
    number: (value) => number.format(value),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    date,
    time,
    dateTime: (iso) => `${date(iso)} ${time(iso)}`,
    unitPrice: (price, unitSize, pricedBy) => {
      const base = { each: 1, kg: 1000, l: 1000, '100g': 100 }[pricedBy];
      if (!unitSize || unitSize === base) return '';
      const per = { each: number.format(1), kg: 'kg', l: 'l', '100g': '100 g' }[pricedBy];
      return `${money(Math.round((price * base) / unitSize))} / ${per}`;
    },
  };
}
