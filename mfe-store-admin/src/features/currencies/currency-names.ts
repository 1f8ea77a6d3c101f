/** Every currency of ISO 4217 by its name in the reader's language. */
export function currencyNames(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** The symbol beside its amounts: `€`, `$`, `CHF`. */
export function currencySymbol(code: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
