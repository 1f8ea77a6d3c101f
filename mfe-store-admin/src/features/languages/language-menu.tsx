import type { LanguageCode, StoreLanguage } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, languageOptions, Menu, MenuItem, notify } from 'mfe-shared';
import { ConfirmDialog, useDeletedNotice } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditLanguageDialog } from './edit-language-dialog';
import { languageSubjects, useDefaultLanguage, useDeleteLanguage } from './languages.queries';

/** The actions for one language. */
export function LanguageMenu({ language }: { language: StoreLanguage }) {
  const { t } = useTranslation('store-admin/languages');
  const { id, name, iso_code, status, isDefault } = language;
  const makeDefault = useDefaultLanguage();
  const remove = useDeleteLanguage();
  const [open, setOpen] = useState<'edit' | 'default' | null>(null);
  const close = () => setOpen(null);
  const deleted = useDeletedNotice('languages.restore', languageSubjects);
  // The row may be gone by then, and with it the callbacks of `mutate`.
  const end = () =>
    remove.mutateAsync(id).then(
      () => deleted(t('deleted', { name }), [id]),
      () => undefined,
    );
  const isSpoken = languageOptions.some(({ value }) => value === iso_code);
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} size="small" label={t('actionsOf', { name })}>
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      >
        <MenuItem onClick={() => setOpen('edit')}>{t('edit')}</MenuItem>
        <MenuItem disabled={isDefault || status === 'hide' || !isSpoken} onClick={() => setOpen('default')}>
          {t('makeDefault')}
        </MenuItem>
        <MenuItem danger disabled={isDefault} onClick={() => void end()}>
          {t('delete')}
        </MenuItem>
      </Menu>
      {open === 'edit' ? <EditLanguageDialog id={id} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'default'}
        title={t('defaultTitle', { name })}
        text={t('defaultText')}
        confirmLabel={t('makeDefault')}
        busy={makeDefault.isPending}
        onClose={close}
        onConfirm={() =>
          makeDefault.mutate(iso_code as LanguageCode, {
            onSuccess: () => notify.success(t('isDefaultNow', { name })),
            onSettled: close,
          })
        }
      />
    </>
  );
}
