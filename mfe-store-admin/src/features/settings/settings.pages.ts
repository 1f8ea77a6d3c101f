import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/settings'] as const;

export const settingsPages: PageEntry[] = [
  {
    path: '/admin/settings',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/settings:title',
    navigation: [
      { area: 'admin', group: 'people', icon: 'settings', order: 40, search: '?settingTab=common-settings' },
      { area: 'store-admin', icon: 'settings', order: 60 },
    ],
    words,
    page: () => import(/* webpackChunkName: "settings-page" */ './settings-page').then((m) => m.SettingsPage),
  },
  {
    path: '/admin/store/store-settings',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/settings:storeSettings',
    navigation: { area: 'admin', group: 'online-store', icon: 'sliders', order: 30 },
    words,
    page: () =>
      import(/* webpackChunkName: "store-settings-page" */ './store-settings-page').then(
        (m) => m.StoreSettingsPage,
      ),
  },
];
