import { minorDigits } from 'mfe-shared';

/** An amount as programs for tables read it: in major units, with a point, whatever the language. */
export function majorUnits(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
