import type { PageEntry } from 'mfe-shared';

/** With the frame: public pages need nothing of the back office, hence no static import. */
const queries = () => import(/* webpackChunkName: "frame" */ './platform-settings.queries');

export const platformSettingsPages: PageEntry[] = [
  {
    path: '/platform-admin/settings',
    permission: 'read_platform_settings',
    write: 'write_platform_settings',
    title: 'platform-admin/platform-settings:title',
    navigation: {
      area: 'platform-admin',
      icon: 'settings',
      order: 50,
      label: 'platform-admin/layout:nav.settings',
    },
    words: ['platform-admin/platform-settings'],
    page: () =>
      import(/* webpackChunkName: "platform-settings-page" */ './platform-settings-page').then(
        (m) => m.PlatformSettingsPage,
      ),
    load: async ({ queryClient }) => {
      const { platformSeoOptions, platformSettings } = await queries();
      return Promise.all([
        queryClient.prefetchQuery(platformSettings.query('')),
        queryClient.prefetchQuery(platformSeoOptions()),
      ]);
    },
  },
];
