import type { Currency, GlobalSetting } from 'api';
import { constants } from '../constants';
import type { Language } from '../i18n/language';
import { formatDate } from './date-pattern';
import { createMoney } from './money';

export type PricedBy = 'each' | 'kg' | 'l' | '100g';

/** Formats the API's values as text. Money is in integer minor units, rates in basis points, times in ISO 8601. */
export type Formatters = {
  /** `1299` → `$12.99`, in the store's currency unless another is named. */
  money(minor: number, currency?: string): string;
  number(value: number): string;
  /** `1250` → `12.5%`. */
  percent(basisPoints: number): string;
  /** In the store's date format and time zone; a day without a time (`2026-08-15`) is the same in every zone. */
  date(iso: string): string;
  /** `3:05 PM`, in the store's time zone. */
  time(iso: string): string;
  dateTime(iso: string): string;
  /** The price per kilogram, litre, 100 g or piece; '' when it equals the price. `unitSize`: g, ml or pieces. */
  unitPrice(price: number, unitSize: number | null, pricedBy: PricedBy): string;
};

/** Made when it is needed first and cached: making an `Intl` format costs a hundred times more than using it. */
function numbers(language: Language, options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(language, options);
    return format.format(value);
  };
}

const isDay = (iso: string) => /^\d{4}-\d\d-\d\d$/.test(iso);

/** `currencies`: the store's, whose symbols stand beside amounts. `timePattern`: how the time of the day is written. */
export function createFormatters(
  global: GlobalSetting,
  language: Language,
  currencies: readonly Pick<Currency, 'code' | 'symbol'>[] = [],
  timePattern: string = constants.timeFormat,
): Formatters {
  const number = numbers(language);
  const percent = numbers(language, { style: 'percent', maximumFractionDigits: 2 });
  const symbols = new Map(currencies.map(({ code, symbol }) => [code, symbol]));
  const amount = createMoney(language, global.floating_number, symbols);
  const money = (minor: number, currency = global.default_currency) => amount(minor, currency);
  // Settings that an older page stored have no time zone.
  const zone = global.default_time_zone || 'UTC';
  const date = (iso: string) =>
    formatDate(new Date(iso), global.default_date_format, language, isDay(iso) ? 'UTC' : zone);
  const time = (iso: string) => formatDate(new Date(iso), timePattern, language, zone);
  return {
    money,
    number,
    percent: (basisPoints) => percent(basisPoints / 10_000),
    date,
    time,
    dateTime: (iso) => `${date(iso)} ${time(iso)}`,
    unitPrice: (price, unitSize, pricedBy) => {
      const base = { each: 1, kg: 1000, l: 1000, '100g': 100 }[pricedBy];
      if (!unitSize || unitSize === base) return '';
      const per = { each: number(1), kg: 'kg', l: 'l', '100g': '100 g' }[pricedBy];
      return `${money(Math.round((price * base) / unitSize))} / ${per}`;
    },
  };
}
