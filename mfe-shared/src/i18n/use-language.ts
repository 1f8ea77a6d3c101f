import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShared } from '../app/shared-context';
import type { Language } from './language';
import { isLanguage } from './language';
import { storeLanguage } from './stored-language';

/** The language of the interface and a function to change it: `const [language, setLanguage] = useLanguage()`. */
export function useLanguage(): [Language, (next: Language) => void] {
  const { i18n } = useTranslation();
  const { changeLanguage, bootstrap } = useShared();
  const change = useCallback(
    (next: Language) => {
      storeLanguage(next);
      void changeLanguage(next);
    },
    [changeLanguage],
  );
  return [isLanguage(i18n.language) ? i18n.language : bootstrap.language, change];
}
