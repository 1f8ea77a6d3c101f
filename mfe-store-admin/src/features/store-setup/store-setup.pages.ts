import type { PageEntry } from 'mfe-shared';

export const storeSetupPages: PageEntry[] = [
  {
    path: '/admin/store-setup',
    permission: 'read_settings',
    title: 'store-admin/store-setup:title',
    navigation: { area: 'store-admin', icon: 'store', order: 70 },
    words: ['store-admin/store-setup'],
    page: () =>
      import(/* webpackChunkName: "store-setup-page" */ './store-setup-page').then((m) => m.StoreSetupPage),
  },
];
