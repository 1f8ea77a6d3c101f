const plain = /^(?<whole>\d*)(?:[.,](?<fraction>\d+))?$/;
const grouped =
  /^(?<whole>\d{1,3}(?<separator>[.,\s’'])\d{3}(?:\k<separator>\d{3})*)(?:(?!\k<separator>)[.,](?<fraction>\d+))?$/;

/**
 * A typed amount (`4.99`, `4,99`, `1.234,50`, `1 234`) in minor units; null when it is no amount, negative, or has
 * more decimal places than the currency. `2.499` is null, too: it may mean 2499 or a mistyped 2.49.
 */
export function parseAmount(text: string, digits: number): number | null {
  const typed = text.trim();
  // In a currency without decimal places a separator can only mean thousands.
  const found =
    digits === 0 ? (grouped.exec(typed) ?? plain.exec(typed)) : (plain.exec(typed) ?? grouped.exec(typed));
  const { whole = '', fraction = '' } = found?.groups ?? {};
  if (whole + fraction === '' || fraction.length > digits) return null;
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Writes amounts for inputs, in the format of a language. Making it takes longer than many amounts. */
export function amountWriter(digits: number, language: string): (minor: number) => string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return (minor) => format.format(minor / 10 ** digits);
}

/** The reverse, for an input: `499` → `4.99`, in German `4,99`. */
export const amountText = (minor: number, digits: number, language: string): string =>
  amountWriter(digits, language)(minor);
