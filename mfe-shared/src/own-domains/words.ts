import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of own domains. */
export function useOwnDomainWords() {
  const translation = useTranslation('own-domains');
  addEntryPointWords(translation.i18n, 'own-domains', words);
  return translation;
}
