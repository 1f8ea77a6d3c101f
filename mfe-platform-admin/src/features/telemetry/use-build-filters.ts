import type { ListParams } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { useReleaseParts } from '../../ui/release-overview';

/**
 * Filters by part, and by the builds of the chosen part. A build in the URL is an option even when it is not listed.
 */
export function useBuildFilters({ filters: { remote, build } }: ListParams) {
  const { t } = useTranslation('platform-admin/telemetry');
  const parts = useReleaseParts();
  const names = new Set(parts.map((part) => part.remote));
  if (remote) names.add(remote);
  const builds = new Set(
    parts
      .filter((part) => !remote || part.remote === remote)
      .flatMap((part) => part.builds.map((one) => one.build)),
  );
  if (build) builds.add(build);
  return [
    {
      name: 'remote',
      label: t('part'),
      options: [...names].map((value) => ({ value, label: value })),
    },
    {
      name: 'build',
      label: t('build'),
      options: [...builds].map((value) => ({ value, label: shortBuild(value) })),
    },
  ];
}
