import { notify, TextField, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Archive } from './archives.queries';
import { useRestoreStore } from './archives.queries';
import { AskDialog } from './ask-dialog';

/** Sets a store back to an archive, after the operator has typed the store's address. */
export function RestoreDialog({ archive, onClose }: { archive: Archive; onClose: () => void }) {
  const { t } = useTranslation('platform-admin/archives');
  const { dateTime } = useFormat();
  const { id, storeName: name, createdAt } = archive;
  const [slug, setSlug] = useState('');
  const [tried, setTried] = useState(false);
  const restore = useRestoreStore();
  const run = () => {
    setTried(true);
    if (slug.trim() !== archive.storeSlug) return;
    restore.mutate(
      { id, slug: slug.trim() },
      {
        onSuccess: () => {
          notify.success(t('restoring', { name }));
          onClose();
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('restoreTitle', { name })}
      text={t('restoreText', { when: dateTime(createdAt) })}
      label={t('restore')}
      danger
      busy={restore.isPending}
      error={restore.error}
      onClose={onClose}
      onRun={run}
    >
      <TextField
        label={t('typeSlug', { slug: archive.storeSlug })}
        required
        autoComplete="off"
        value={slug}
        error={tried && slug.trim() !== archive.storeSlug ? t('slugOther') : undefined}
        onChange={({ target }) => setSlug(target.value)}
      />
    </AskDialog>
  );
}
