import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/settings'] as const;

export const settingsPages: PageEntry[] = [
  {
    path: '/admin/settings',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/layout:titles.settings',
    navigation: [
      {
        area: 'admin',
        group: 'people',
        icon: 'settings',
        order: 40,
        label: 'store-admin/layout:items.settings',
        search: '?settingTab=common-settings',
      },
      { area: 'store-admin', icon: 'settings', order: 60, label: 'store-admin/layout:items.settings' },
    ],
    words,
    page: () => import(/* webpackChunkName: "settings-page" */ './settings-page').then((m) => m.SettingsPage),
  },
  {
    path: '/admin/store/store-settings',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/layout:titles.store/store-settings',
    navigation: {
      area: 'admin',
      group: 'online-store',
      icon: 'sliders',
      order: 30,
      label: 'store-admin/layout:items.storeSettings',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "store-settings-page" */ './store-settings-page').then(
        (m) => m.StoreSettingsPage,
      ),
  },
];
