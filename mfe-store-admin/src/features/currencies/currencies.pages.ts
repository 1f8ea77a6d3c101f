import type { PageEntry } from 'mfe-shared';

export const currenciesPages: PageEntry[] = [
  {
    path: '/admin/currencies',
    permission: 'read_settings',
    write: 'write_settings',
    title: 'store-admin/currencies:title',
    navigation: { area: 'admin', group: 'international', icon: 'currency', order: 20 },
    words: ['store-admin/currencies'],
    page: () =>
      import(/* webpackChunkName: "currency-list-page" */ './currency-list-page').then(
        (m) => m.CurrencyListPage,
      ),
  },
];
