import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error';
import { useShared } from '../app/shared-context';
import { notify } from '../notify/notify';
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
      changeLanguage(next).catch(() =>
        notify.error(new ApiError({ status: 0, code: 'NETWORK', message: '' })),
      );
    },
    [changeLanguage],
  );
  return [isLanguage(i18n.language) ? i18n.language : bootstrap.language, change];
}
