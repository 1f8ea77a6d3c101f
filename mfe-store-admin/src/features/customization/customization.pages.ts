import type { PageEntry } from 'mfe-shared';

export const customizationPages: PageEntry[] = [
  {
    path: '/admin/store/customization',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/customization:title',
    navigation: { area: 'admin', group: 'online-store', icon: 'palette', order: 20 },
    words: ['store-admin/customization'],
    page: () =>
      import(/* webpackChunkName: "customization-page" */ './customization-page').then(
        (m) => m.CustomizationPage,
      ),
  },
];
