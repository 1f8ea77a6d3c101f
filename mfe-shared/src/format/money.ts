import { minorDigits as digitsOf } from 'api/currency';
import { constants } from '../constants';
import type { Language } from '../i18n/language';

const { currencySymbol, decimals: usualDecimals } = constants.defaults;

type MoneyFormat = { digits: number; format: (amount: number) => string };

/** The store's own symbols, by the code of the currency. */
export type Symbols = ReadonlyMap<string, string>;

/** Formats minor units as an amount with the wanted decimal places; each currency's format is made once. */
export function createMoney(
  language: Language,
  decimals: number,
  symbols: Symbols,
): (minor: number, currency: string) => string {
  const formats = new Map<string, MoneyFormat>();
  return (minor, currency) => {
    const found = formats.get(currency) ?? moneyFormat(language, decimals, currency, symbols.get(currency));
    formats.set(currency, found);
    return found.format(minor / 10 ** found.digits);
  };
}

function moneyFormat(
  language: Language,
  decimals: number,
  currency: string,
  symbol: string | undefined,
): MoneyFormat {
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // An invalid currency code must not prevent a page from being shown.
  if (!/^[A-Z]{3}$/.test(currency)) {
    const plain = new Intl.NumberFormat(language, places);
    return { digits: usualDecimals, format: (amount) => currencySymbol + plain.format(amount) };
  }
  const look = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...places } as const;
  const format = new Intl.NumberFormat(language, look);
  const digits = minorDigits(currency);
  const usual = format.formatToParts(0).find(isSymbol)?.value;
  if (!symbol || symbol === usual) return { digits, format: (amount) => format.format(amount) };
  // Where the symbol stands is the language's.
  const own = (part: Intl.NumberFormatPart) => (isSymbol(part) ? symbol : part.value);
  return { digits, format: (amount) => format.formatToParts(amount).map(own).join('') };
}

const isSymbol = ({ type }: Intl.NumberFormatPart): boolean => type === 'currency';

/**
 * The decimal places of a currency's minor units, by ISO 4217: 2 for EUR, none for JPY. Amounts are stored with them,
 * whatever is shown. Throws RangeError for what is no code of a currency.
 */
export function minorDigits(currency: string): number {
  return digitsOf(currency);
}
