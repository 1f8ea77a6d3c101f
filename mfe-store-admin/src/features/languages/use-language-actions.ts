import { notify } from 'mfe-shared';
import type { BulkAction } from 'mfe-shared/backoffice';
import { useDeletedNotice } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { languageSubjects, useChangeLanguages, useDeleteLanguages } from './languages.queries';

/** The actions for several languages at once: each changes all of them or none. */
export function useLanguageActions(): BulkAction[] {
  const { t } = useTranslation('store-admin/languages');
  const change = useChangeLanguages();
  const remove = useDeleteLanguages();
  const deleted = useDeletedNotice('languages.restore', languageSubjects);
  const setStatus = (status: 'show' | 'hide'): BulkAction => ({
    label: t(status),
    async run(ids) {
      await change.mutateAsync(ids.map((id) => ({ id, status })));
      notify.success(t(`bulk.${status}`, { count: ids.length }));
    },
  });
  return [
    setStatus('show'),
    setStatus('hide'),
    {
      label: t('delete'),
      danger: true,
      async run(ids) {
        await remove.mutateAsync(ids);
        deleted(t('bulk.deleted', { count: ids.length }), ids);
      },
    },
  ];
}
