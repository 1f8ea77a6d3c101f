import { constants } from '../constants';
import { useSettings } from '../settings/settings-context';
import type { Language } from './language';
import { isLanguage } from './language';

/** The languages in which this store writes its texts, in its order; those of Larder on the platform itself. */
export function useStoreLanguages(): { languages: readonly Language[]; defaultLanguage: Language } {
  const { languages, global } = useSettings();
  const own = languages.map(({ iso_code }) => iso_code).filter(isLanguage);
  return {
    languages: own.length > 0 ? own : constants.languages,
    defaultLanguage: global.default_language,
  };
}
