import type { PageEntry } from 'mfe-shared';

export const storeSetupPages: PageEntry[] = [
  {
    path: '/admin/store-setup',
    permission: 'read_settings',
    title: 'store-admin/layout:titles.store-setup',
    navigation: {
      area: 'store-admin',
      icon: 'store',
      order: 70,
      label: 'store-admin/layout:items.storeSetup',
    },
    words: ['store-admin/store-setup'],
    page: () =>
      import(/* webpackChunkName: "store-setup-page" */ './store-setup-page').then((m) => m.StoreSetupPage),
  },
];
