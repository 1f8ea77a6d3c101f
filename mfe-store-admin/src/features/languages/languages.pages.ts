import type { PageEntry } from 'mfe-shared';

export const languagesPages: PageEntry[] = [
  {
    path: '/admin/languages',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/languages:title',
    navigation: { area: 'admin', group: 'international', icon: 'language', order: 10 },
    words: ['store-admin/languages'],
    page: () =>
      import(/* webpackChunkName: "language-list-page" */ './language-list-page').then(
        (m) => m.LanguageListPage,
      ),
  },
];
