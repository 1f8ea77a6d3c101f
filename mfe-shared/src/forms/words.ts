import { useTranslation } from 'react-i18next';
import { addDoorWords } from '../i18n/add-door-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The words of forms. */
export function useFormWords() {
  const translation = useTranslation('forms');
  addDoorWords(translation.i18n, 'forms', words);
  return translation;
}
