import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from 'mfe-shared';
import { LoadFailed } from 'mfe-shared/backoffice';
import { platformSettings } from './platform-settings.queries';
import { SettingForm } from './setting-form';

/** /platform-admin/settings: what the platform calls itself, and what holds for all its stores. */
export function PlatformSettingsPage() {
  const setting = useQuery(platformSettings.query(''));
  if (setting.data) return <SettingForm record={setting.data} />;
  if (setting.isPending) return <PageSkeleton variant="form" />;
  return <LoadFailed error={setting.error} onRetry={() => void setting.refetch()} />;
}
