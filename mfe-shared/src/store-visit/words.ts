import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of an operator's visits to stores. */
export function useVisitWords() {
  const translation = useTranslation(['store-visit', 'errors']);
  addEntryPointWords(translation.i18n, 'store-visit', words);
  return translation;
}
