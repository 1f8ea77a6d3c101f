import type { LanguageCode } from 'api';
import { constants } from '../constants';

/** A language of the interface. */
export type Language = LanguageCode;

/** Texts of a remote: namespace (`storefront/products`) → tree of keys. */
export type TranslationResources = Record<string, Record<string, unknown>>;

/** A store's text by language; a missing or empty one falls back. */
export type LocalizedText = Partial<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return constants.languages.some((language) => language === value);
}
