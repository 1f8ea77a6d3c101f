/**
 * The decimal places of a currency's minor units, by ISO 4217: 2 for EUR, none for JPY. Amounts are stored with them,
 * whatever is shown. Throws RangeError for what is no code of a currency.
 */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** Cached: an export asks for each amount, and making an `Intl` format costs a hundred times more than using it. */
const digitsOf = new Map<string, number>();

/** Writes an amount as programs read it: in major units, with a point in every language. 1250 of EUR is `12.50`. */
export function majorUnits(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
