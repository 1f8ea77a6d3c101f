/**
 * The languages Larder speaks, in the order in which they are offered. One more is an entry here and its JSON files:
 * `npm run check` names those that are missing.
 */
export const languages = {
  en: { name: 'English', flag: 'US', locale: 'en-US', dictionary: 'english' },
  de: { name: 'Deutsch', flag: 'DE', locale: 'de-DE', dictionary: 'german' },
  fr: { name: 'Français', flag: 'FR', locale: 'fr-FR', dictionary: 'french', mainWord: 'first' },
} as const satisfies Record<string, Language>;

type Language = {
  name: string;
  flag: string;
  locale: string;
  /** PostgreSQL's text search configuration of it, by which a search knows its plurals; none: words as they are. */
  dictionary?: string;
  /** The place of a name's main word: in most languages last, as in “apple juice”. */
  mainWord?: 'first' | 'last';
};

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];

/** The language of texts where nothing names another one. */
export const fallbackLanguage: LanguageCode = languageCodes[0];

export const isLanguage = (code: unknown): code is LanguageCode => languageCodes.some((one) => one === code);

/** A text that a store writes in some of the languages. */
export type LocalizedText = Partial<Record<LanguageCode, string>>;

/**
 * Returns a store's text in one language; a missing or empty one falls back to the store's default language, then to
 * any that is there.
 */
export const textIn = (text: LocalizedText, language: LanguageCode, defaultLanguage: LanguageCode): string =>
  text[language] || text[defaultLanguage] || Object.values(text).find(Boolean) || '';

/** Makes one value for each language. */
export const inEachLanguage = <Value>(valueIn: (language: LanguageCode) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, valueIn(code)])) as Record<LanguageCode, Value>;

/** How a search reads the titles of each language. */
export const languagesOfSearch = Object.entries(languages as Record<LanguageCode, Language>).map(
  ([code, { dictionary = 'simple', mainWord = 'last' }]) => ({ code, dictionary, mainWord }),
);
