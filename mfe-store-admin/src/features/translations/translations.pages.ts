import type { PageEntry } from 'mfe-shared';

export const translationsPages: PageEntry[] = [
  {
    path: '/admin/translations',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/translations:title',
    navigation: { area: 'admin', group: 'international', icon: 'translation', order: 30 },
    // Fields of the store's pages are called as their editor calls them.
    words: ['store-admin/translations', 'store-admin/customization'],
    page: () =>
      import(/* webpackChunkName: "translations-page" */ './translations-page').then(
        (m) => m.TranslationsPage,
      ),
  },
];
