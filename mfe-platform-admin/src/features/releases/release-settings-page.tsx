import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { LoadFailed } from 'mfe-shared/backoffice';
import { releaseOverviewOptions } from '../../ui/release-overview';
import { ReleaseSettingsForm } from './release-settings-form';

/** /platform-admin/releases/settings: automatic demotion, and the rings of stores. */
export function ReleaseSettingsPage() {
  const overview = useQuery({ ...releaseOverviewOptions(), refetchInterval: false });
  if (overview.data) return <ReleaseSettingsForm {...overview.data} />;
  if (overview.isPending) return <PageSkeleton variant="form" />;
  return <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />;
}
