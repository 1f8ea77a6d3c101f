import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of forms. */
export function useFormWords() {
  const translation = useTranslation('forms');
  addEntryPointWords(translation.i18n, 'forms', words);
  return translation;
}
