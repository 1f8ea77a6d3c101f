import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/product-changes'] as const;

export const productChangesPages: PageEntry[] = [
  {
    path: '/admin/products/changes',
    permission: 'write_products',
    title: 'store-admin/product-changes:title',
    words,
    page: () =>
      import(/* webpackChunkName: "change-list-page" */ './change-list-page').then((m) => m.ChangeListPage),
  },
  {
    path: '/admin/products/changes/:id',
    permission: 'write_products',
    title: 'store-admin/product-changes:title',
    words,
    page: () => import(/* webpackChunkName: "change-page" */ './change-page').then((m) => m.ChangePage),
  },
];
