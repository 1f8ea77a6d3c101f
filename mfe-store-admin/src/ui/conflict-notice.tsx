import { Alert, Box, useLanguage } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type ConflictNoticeProps = {
  /** Names of the fields that were taken over, and of those that both changed. */
  taken: string[];
  both: string[];
};

/** Somebody saved first: says what was taken over, what both changed, and that nothing typed is gone. */
export function ConflictNotice({ taken, both }: ConflictNoticeProps) {
  const { t } = useTranslation('store-admin/ui');
  const [language] = useLanguage();
  const notice = useRef<HTMLDivElement>(null);
  // It may be far above the button that was pressed. Newer browsers return a promise, which is no cleanup.
  useEffect(() => {
    void notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const list = new Intl.ListFormat(language);
  return (
    <Box ref={notice} sx={{ scrollMarginTop: 72 }}>
      <Alert severity="warning" role="alert">
        <strong>{t('conflict.title')}</strong> {t('conflict.text')}
        {taken.length > 0 ? ` ${t('conflict.taken', { fields: list.format(taken) })}` : ''}
        {both.length > 0 ? ` ${t('conflict.both', { fields: list.format(both) })}` : ''}
      </Alert>
    </Box>
  );
}
