import { useTranslation } from 'react-i18next';
import { addDoorWords } from '../i18n/add-door-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The words of the sign-in pages. */
export function useWords() {
  const translation = useTranslation(['sign-in', 'errors']);
  addDoorWords(translation.i18n, 'sign-in', words);
  return translation;
}
