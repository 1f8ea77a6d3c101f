import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Box, Button, notify, Stack, Typography, usePermission } from 'mfe-shared';
import { FormSection, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { ArchiveItem } from './archive-item';
import { archivesQuery, isAtWork, removalQuery, useWriteArchive } from './archives.queries';
import { DeleteStore } from './delete-store';
import { RemovalNotice } from './removal-notice';

/** /admin/archives: the owner takes the whole store along in one file. */
export function ArchivesPage() {
  const { t } = useTranslation('store-admin/archives');
  const mayDelete = usePermission('delete_store');
  const tenantId = useTenantId();
  const { data } = useSuspenseQuery(archivesQuery(tenantId));
  const { data: removal } = useQuery(removalQuery(tenantId));
  const write = useWriteArchive();
  const isBusy = data.items.some(isAtWork);
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <PageHeader
        title={t('title')}
        actions={
          <span data-primary-action>
            <Button
              variant="contained"
              disabled={isBusy}
              loading={write.isPending}
              onClick={() =>
                write.mutate(undefined, {
                  onSuccess: () => notify.success(t('started')),
                  onError: (error) => notify.error(error),
                })
              }
            >
              {t('write')}
            </Button>
          </span>
        }
      />
      {removal ? <RemovalNotice removal={removal} /> : null}
      <FormSection title={t('whatTitle')} help={t('what')}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('without')}
        </Typography>
      </FormSection>
      <FormSection title={t('list')}>
        {data.items.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>
        ) : (
          <Box component="ul" role="list" aria-label={t('list')} sx={listStyles}>
            {data.items.map((archive) => (
              <li key={archive.id}>
                <ArchiveItem archive={archive} />
              </li>
            ))}
          </Box>
        )}
      </FormSection>
      {mayDelete && removal && (removal.because === null || removal.because === 'inactive') ? (
        <DeleteStore />
      ) : null}
    </Stack>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
