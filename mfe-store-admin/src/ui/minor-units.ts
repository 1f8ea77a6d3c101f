/** How many digits the smallest unit of a currency has: 2 for EUR, none for JPY. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

const plain = /^(?<whole>\d*)(?:[.,](?<fraction>\d+))?$/;
const grouped =
  /^(?<whole>\d{1,3}(?<separator>[.,\s’'])\d{3}(?:\k<separator>\d{3})*)(?:(?!\k<separator>)[.,](?<fraction>\d+))?$/;

/**
 * An amount as a person types it (`4.99`, `4,99`, `1.234,50`, `1 234`) in minor units; null when it is none, is
 * negative, or has more decimals than the currency. `2.499` is null, too: it may mean 2499 or a mistyped 2.49.
 */
export function parseAmount(text: string, digits: number): number | null {
  const typed = text.trim();
  // A currency without decimals leaves one meaning to a separator: thousands.
  const found =
    digits === 0 ? (grouped.exec(typed) ?? plain.exec(typed)) : (plain.exec(typed) ?? grouped.exec(typed));
  const { whole = '', fraction = '' } = found?.groups ?? {};
  if (whole + fraction === '' || fraction.length > digits) return null;
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** The other way, for an input: `499` → `4.99`, in German `4,99`. */
export function amountText(minor: number, digits: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return format.format(minor / 10 ** digits);
}
