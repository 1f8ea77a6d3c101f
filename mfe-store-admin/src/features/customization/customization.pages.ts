import type { PageEntry } from 'mfe-shared';

export const customizationPages: PageEntry[] = [
  {
    path: '/admin/store/customization',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/layout:titles.store/customization',
    navigation: {
      area: 'admin',
      group: 'online-store',
      icon: 'palette',
      order: 20,
      label: 'store-admin/layout:items.customization',
    },
    words: ['store-admin/customization'],
    page: () =>
      import(/* webpackChunkName: "customization-page" */ './customization-page').then(
        (m) => m.CustomizationPage,
      ),
  },
];
