import { constants } from '../constants';
import { useSettings } from '../settings/settings-context';
import type { Language } from './language';
import { isLanguage } from './language';

/** The languages in which this store writes its texts, its default one first; those of Larder on the platform itself. */
export function useStoreLanguages(): { languages: readonly Language[]; defaultLanguage: Language } {
  const { languages, global } = useSettings();
  const { default_language: defaultLanguage } = global;
  const own = languages.map(({ iso_code }) => iso_code).filter(isLanguage);
  if (own.length === 0) return { languages: constants.languages, defaultLanguage };
  // Its texts have to be there even when shoppers are not offered the language.
  return { languages: [...new Set([defaultLanguage, ...own])], defaultLanguage };
}
