import { createContext, use } from 'react';
import type { Language } from './language';

type UsedLanguage = [language: Language, setLanguage: (next: Language) => void];

/** Set by `LanguageProvider`: a page has hundreds of texts, and not each of them has to observe the translations. */
export const LanguageContext = createContext<UsedLanguage | null>(null);

/** The language of the interface and a function to change it: `const [language, setLanguage] = useLanguage()`. */
export function useLanguage(): [Language, (next: Language) => void] {
  const used = use(LanguageContext);
  if (!used) throw new Error('useLanguage needs SharedProviders around it');
  return used;
}
