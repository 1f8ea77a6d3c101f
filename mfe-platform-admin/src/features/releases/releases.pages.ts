import type { PageEntry } from 'mfe-shared';
import { releaseOverviewOptions } from '../../ui/release-overview';

const title = 'platform-admin/releases:title';
const load: PageEntry['load'] = ({ queryClient }) => queryClient.prefetchQuery(releaseOverviewOptions());

export const releasesPages: PageEntry[] = [
  {
    path: '/platform-admin/releases',
    permission: 'read_releases',
    write: 'write_releases',
    title,
    navigation: { area: 'platform-admin', icon: 'release', order: 90 },
    words: ['platform-admin/releases'],
    page: () => import(/* webpackChunkName: "releases-page" */ './releases-page').then((m) => m.ReleasesPage),
    load,
  },
  {
    path: '/platform-admin/releases/settings',
    permission: 'read_releases',
    write: 'write_releases',
    title,
    words: ['platform-admin/releases'],
    page: () =>
      import(/* webpackChunkName: "release-settings-page" */ './release-settings-page').then(
        (m) => m.ReleaseSettingsPage,
      ),
    load,
  },
];
