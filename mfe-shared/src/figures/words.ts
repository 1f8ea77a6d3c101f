import { useTranslation } from 'react-i18next';
import { addEntryPointWords } from '../i18n/add-entry-point-words';

const words = import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' });

/** The texts of figures: ranges of days, charts and tables. */
export function useFigureWords() {
  const translation = useTranslation('figures');
  addEntryPointWords(translation.i18n, 'figures', words);
  return translation;
}
