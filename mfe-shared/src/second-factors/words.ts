import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of second factors, which come with the first of their screens. */
export function useWords() {
  const translation = useTranslation(['second-factors', 'errors']);
  addEntryPointWords(translation.i18n, 'second-factors', words);
  return translation;
}
