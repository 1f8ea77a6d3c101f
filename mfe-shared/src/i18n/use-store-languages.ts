import { constants } from '../constants';
import { useSettings } from '../settings/settings-context';
import type { Language } from './language';
import { isLanguage } from './language';

/** The languages of this store's texts, its default one first; on the platform those of Larder. */
export function useStoreLanguages(): { languages: readonly Language[]; defaultLanguage: Language } {
  const { languages, global } = useSettings();
  const { default_language: defaultLanguage } = global;
  const own = languages.map(({ iso_code }) => iso_code).filter(isLanguage);
  if (own.length === 0) return { languages: constants.languages, defaultLanguage };
  // Texts in the default language are required even when shoppers cannot choose it.
  return { languages: [...new Set([defaultLanguage, ...own])], defaultLanguage };
}
