import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of the sign-in pages. */
export function useWords() {
  const translation = useTranslation(['sign-in', 'errors']);
  addEntryPointWords(translation.i18n, 'sign-in', words);
  return translation;
}
