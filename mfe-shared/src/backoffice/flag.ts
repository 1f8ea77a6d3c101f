const offset = 0x1f1e6 - 'A'.charCodeAt(0);

/** The flag of a country code (`DE`) as a character, so that no picture has to be loaded. */
export function flagOf(countryCode: string): string {
  const code = countryCode.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return '🌐';
  return String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + offset));
}
