import { useQuery } from '@tanstack/react-query';
import { Stack, Typography } from 'mfe-shared';
import { LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { MayWrite } from '../../ui/may';
import { ArchiveTable } from './archive-table';
import { archivesOptions } from './archives.queries';
import { UploadButton } from './upload-button';

/** /platform-admin/archives: the stores that were written into a file, or made from one. */
export function ArchiveListPage() {
  const { t } = useTranslation('platform-admin/archives');
  const { data, error, isPending, refetch } = useQuery(archivesOptions());
  return (
    <Stack data-wide spacing={2}>
      <PageHeader
        title={t('title')}
        actions={
          <MayWrite>
            <span data-primary-action>
              <UploadButton />
            </span>
          </MayWrite>
        }
      />
      <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{t('intro')}</Typography>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <ArchiveTable rows={data?.items ?? []} loading={isPending} />
      )}
    </Stack>
  );
}
