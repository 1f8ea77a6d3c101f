/** How many digits the smallest unit of a currency has: 2 for EUR, none for JPY. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * An amount as a person types it (`4.99`, `4,99`, `1.234,50`, `1 234`) in minor units; null when it is none, is
 * negative, or has more digits than the currency knows.
 */
export function parseAmount(text: string, digits: number): number | null {
  const compact = text.replaceAll(/[\s’']/g, '');
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? /^()[.,](\d{1,2})$/.exec(compact);
  if (!parts) return null;
  const [, whole = '', fraction = ''] = parts;
  if (fraction.length > digits) return null;
  const minor = Number(`${whole.replaceAll(/[.,]/g, '') || '0'}${fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** The other way, for an input: `499` → `4.99`. */
export function amountText(minor: number, digits: number): string {
  return (minor / 10 ** digits).toFixed(digits);
}
