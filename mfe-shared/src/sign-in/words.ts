import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

const namespace = 'sign-in';
const known = new WeakSet<i18n>();

/**
 * The words of these pages. They come with the door in all languages: a page that is seen once need not wait for
 * another file, and the shop's first load has none of them.
 */
export function useWords() {
  const translation = useTranslation([namespace, 'errors']);
  addWords(translation.i18n);
  return translation;
}

function addWords(instance: i18n): void {
  if (known.has(instance)) return;
  known.add(instance);
  for (const [language, words] of Object.entries({ en, de, fr })) {
    instance.addResourceBundle(language, namespace, words, true, true);
  }
}
