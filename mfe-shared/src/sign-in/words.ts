import { useTranslation } from 'react-i18next';
import { addDoorWords } from '../i18n/add-door-words';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** The words of the sign-in pages. */
export function useWords() {
  const translation = useTranslation(['sign-in', 'errors']);
  addDoorWords(translation.i18n, 'sign-in', { en, de, fr });
  return translation;
}
