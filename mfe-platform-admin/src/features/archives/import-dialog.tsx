import { Alert, notify, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressField, isAddress } from './address-field';
import type { Archive } from './archives.queries';
import { useImportStore } from './archives.queries';
import { AskDialog } from './ask-dialog';

/** Makes a store of an uploaded archive, under this address or another one. */
export function ImportDialog({ archive, onClose }: { archive: Archive; onClose: () => void }) {
  const { t } = useTranslation('platform-admin/archives');
  const { dateTime } = useFormat();
  const { id, storeName: name, storeSlug, slugTaken, storeTaken, exportedAt } = archive;
  const [slug, setSlug] = useState(slugTaken ? '' : storeSlug);
  const [tried, setTried] = useState(false);
  const start = useImportStore();
  const run = () => {
    setTried(true);
    if (!isAddress(slug)) return;
    start.mutate(
      { id, slug },
      {
        onSuccess: () => {
          notify.success(t('importing', { name }));
          onClose();
        },
      },
    );
  };
  return (
    <AskDialog
      title={t('importTitle', { name })}
      text={t('importText', { when: exportedAt ? dateTime(exportedAt) : '–' })}
      label={t('import')}
      busy={start.isPending}
      error={start.error}
      onClose={onClose}
      onRun={run}
    >
      {storeTaken ? <Alert severity="warning">{t('storeTaken')}</Alert> : null}
      {slugTaken ? <Alert severity="info">{t('slugTaken', { slug: storeSlug })}</Alert> : null}
      <AddressField
        value={slug}
        onChange={setSlug}
        error={tried && !isAddress(slug) ? t('slugWrong') : undefined}
      />
    </AskDialog>
  );
}
