import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Alert, Button, notify, Stack, Typography, useFormat } from 'mfe-shared';
import { LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MayWrite } from '../../ui/may';
import { removalOptions } from '../../ui/removal';
import { ArchiveTable } from './archive-table';
import { archivedStoreOptions, archivesOptions, isAtWork, useExportStore } from './archives.queries';
import { CloneDialog } from './clone-dialog';

/** The text for each reason to delete a store. */
const removals = { inactive: 'removal', owner: 'removalAsked', operator: 'removalOrdered' } as const;

/** /platform-admin/archives/:storeId: one store is exported, copied, and set back. */
export function StoreArchivesPage() {
  const { storeId = '' } = useParams();
  const { t } = useTranslation('platform-admin/archives');
  const { date } = useFormat();
  const { data: store } = useSuspenseQuery(archivedStoreOptions(storeId));
  const { data, error, isPending, refetch } = useQuery(archivesOptions(storeId));
  const { data: removal } = useQuery(removalOptions(storeId));
  const [cloning, setCloning] = useState(false);
  const start = useExportStore();
  const isBusy = data?.items.some(isAtWork) ?? false;
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('storeTitle', { name: store.name })}
        back={{ to: `/platform-admin/tenants/${storeId}`, label: store.name }}
        actions={
          <MayWrite>
            <Stack direction="row" spacing={1}>
              <Button variant="outlined" disabled={isBusy} onClick={() => setCloning(true)}>
                {t('clone')}
              </Button>
              <span data-primary-action>
                <Button
                  variant="contained"
                  disabled={isBusy}
                  loading={start.isPending}
                  onClick={() =>
                    start.mutate(storeId, {
                      onSuccess: () => notify.success(t('exporting', { name: store.name })),
                      onError: (failure) => notify.error(failure),
                    })
                  }
                >
                  {t('export')}
                </Button>
              </span>
            </Stack>
          </MayWrite>
        }
      />
      {removal?.removeAt && removal.because ? (
        <Alert severity="warning">{t(removals[removal.because], { date: date(removal.removeAt) })}</Alert>
      ) : null}
      <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{t('storeIntro')}</Typography>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <ArchiveTable rows={data?.items ?? []} loading={isPending} ofOneStore />
      )}
      {cloning ? <CloneDialog store={store} onClose={() => setCloning(false)} /> : null}
    </Stack>
  );
}
