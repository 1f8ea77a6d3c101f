import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Archive as ArchiveIcon } from 'lucide-react';
import { Alert, Button, notify, Typography, useFormat } from 'mfe-shared';
import { ListPage, useListWords } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MayWrite } from '../../ui/may';
import { removalOptions } from '../../ui/removal';
import type { Archive } from './archives.queries';
import { archivedStoreOptions, isAtWork, useArchiveList, useExportStore } from './archives.queries';
import { CloneDialog } from './clone-dialog';
import { useArchiveColumns } from './use-archive-columns';

/** The text for each reason to delete a store. */
const removals = { inactive: 'removal', owner: 'removalAsked', operator: 'removalOrdered' } as const;

/** /platform-admin/archives/:storeId: one store is exported, copied and restored. */
export function StoreArchivesPage() {
  const { storeId = '' } = useParams();
  const { t } = useTranslation('platform-admin/archives');
  const { page } = useListWords('platform-admin/archives');
  const { date } = useFormat();
  const { data: store } = useSuspenseQuery(archivedStoreOptions(storeId));
  const list = useArchiveList(storeId);
  const { data: removal } = useQuery(removalOptions(storeId));
  const [cloning, setCloning] = useState(false);
  const start = useExportStore();
  const isBusy = list.query.data?.items.some(isAtWork) ?? false;
  return (
    <>
      <ListPage<Archive>
        {...page}
        {...list}
        title={t('storeTitle', { name: store.name })}
        back={{ to: `/platform-admin/tenants/${storeId}`, label: store.name }}
        searchable={false}
        actions={
          <MayWrite>
            <Button variant="outlined" disabled={isBusy} onClick={() => setCloning(true)}>
              {t('clone')}
            </Button>
          </MayWrite>
        }
        primaryAction={
          <MayWrite>
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
          </MayWrite>
        }
        notice={
          <>
            {removal?.removeAt && removal.because ? (
              <Alert severity="warning">
                {t(removals[removal.because], { date: date(removal.removeAt) })}
              </Alert>
            ) : null}
            <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{t('storeIntro')}</Typography>
          </>
        }
        columns={useArchiveColumns({ ofOneStore: true })}
        empty={{ icon: <ArchiveIcon size={40} />, ...page.empty }}
      />
      {cloning ? <CloneDialog store={store} onClose={() => setCloning(false)} /> : null}
    </>
  );
}
