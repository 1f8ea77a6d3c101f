import type { LanguageCode } from 'api';
import { constants } from '../constants';

/** A language the interface speaks. */
export type Language = LanguageCode;

/** Words of a remote: namespace (`storefront/products`) → tree of keys. */
export type TranslationResources = Record<string, Record<string, unknown>>;

/** Text written by a store, one per language; an empty or missing one falls back. */
export type LocalizedText = Partial<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return constants.languages.some((language) => language === value);
}
