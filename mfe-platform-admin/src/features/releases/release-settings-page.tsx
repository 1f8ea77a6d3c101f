import { useQuery } from '@tanstack/react-query';
import { PageSkeleton, Stack } from 'mfe-shared';
import { LoadFailed, PageHeader } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { releaseOverviewOptions } from '../../ui/release-overview';
import { ReleaseTabs } from '../../ui/release-tabs';
import { ReleaseSettingsForm } from './release-settings-form';
import { RingsCard } from './rings-card';

/** /platform-admin/releases/settings: automatic demotion, and the rings of stores. */
export function ReleaseSettingsPage() {
  const { t } = useTranslation('platform-admin/releases');
  const overview = useQuery({ ...releaseOverviewOptions(), refetchInterval: false });
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <PageHeader title={t('title')} tabs={<ReleaseTabs current="settings" />} />
      {overview.isPending ? <PageSkeleton variant="form" /> : null}
      {overview.isError && !overview.data ? (
        <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.data ? (
        <>
          <ReleaseSettingsForm settings={overview.data.settings} />
          <RingsCard rings={overview.data.rings} />
        </>
      ) : null}
    </Stack>
  );
}
