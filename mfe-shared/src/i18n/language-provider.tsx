import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error';
import { useShared } from '../app/shared-context';
import { notify } from '../notify/notify';
import type { Language } from './language';
import { isLanguage } from './language';
import { storeLanguage } from './stored-language';
import { LanguageContext } from './use-language';

/** Observes the language once for the whole page. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { changeLanguage, bootstrap } = useShared();
  const language = isLanguage(i18n.language) ? i18n.language : bootstrap.language;
  const change = useCallback(
    (next: Language) => {
      storeLanguage(next);
      changeLanguage(next).catch(() =>
        notify.error(new ApiError({ status: 0, code: 'NETWORK', message: '' })),
      );
    },
    [changeLanguage],
  );
  const used = useMemo((): [Language, typeof change] => [language, change], [language, change]);
  return <LanguageContext value={used}>{children}</LanguageContext>;
}
