import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';

const languages = { en, de, fr };

export type TextKey = keyof typeof en;

/** The shell's own words are in its build: its screens show exactly when nothing else could be loaded. */
export function text(key: TextKey, language = document.documentElement.lang): string {
  const table = languages[language.slice(0, 2) as keyof typeof languages] ?? en;
  return table[key];
}
