import { useTranslation } from 'react-i18next';
import { addDoorWords } from '../i18n/add-door-words';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** The words of forms. */
export function useFormWords() {
  const translation = useTranslation('forms');
  addDoorWords(translation.i18n, 'forms', { en, de, fr });
  return translation;
}
