import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of support cases. */
export function useSupportWords() {
  const translation = useTranslation('support');
  addEntryPointWords(translation.i18n, 'support', words);
  return translation;
}
