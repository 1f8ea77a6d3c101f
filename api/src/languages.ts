/**
 * The languages Larder speaks, in the order in which they are offered. One more is an entry here and its JSON files:
 * `npm run check` names those that are missing.
 */
export const languages = {
  en: { name: 'English', flag: 'US', locale: 'en-US' },
  de: { name: 'Deutsch', flag: 'DE', locale: 'de-DE' },
  fr: { name: 'Français', flag: 'FR', locale: 'fr-FR' },
} as const satisfies Record<string, { name: string; flag: string; locale: string }>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];

export const isLanguage = (code: unknown): code is LanguageCode => languageCodes.some((one) => one === code);

/** One value for each language. */
export const inEachLanguage = <Value>(valueIn: (language: LanguageCode) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, valueIn(code)])) as Record<LanguageCode, Value>;
