import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/stock'] as const;
const title = 'store-admin/layout:titles.stock';

export const stockPages: PageEntry[] = [
  {
    path: '/admin/stock',
    permission: 'read_stock',
    write: 'write_stock',
    title,
    navigation: {
      area: 'admin',
      group: 'catalog',
      icon: 'boxes',
      order: 15,
      label: 'store-admin/stock:title',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "stock-list-page" */ './stock-list-page').then((m) => m.StockListPage),
  },
  {
    path: '/admin/stock/movements',
    permission: 'read_stock',
    write: 'write_stock',
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "stock-ledger-page" */ './stock-ledger-page').then(
        (m) => m.StockLedgerPage,
      ),
  },
];
