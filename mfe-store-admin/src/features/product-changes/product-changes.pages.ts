import type { PageEntry } from 'mfe-shared';
import { products } from '../../ui/product-resource';

const words = ['store-admin/product-changes'] as const;

export const productChangesPages: PageEntry[] = [
  {
    path: '/admin/products/changes',
    permission: products.write,
    title: 'store-admin/product-changes:title',
    words,
    page: () =>
      import(/* webpackChunkName: "change-list-page" */ './change-list-page').then((m) => m.ChangeListPage),
  },
  {
    path: '/admin/products/changes/:id',
    permission: products.write,
    title: 'store-admin/product-changes:title',
    words,
    page: () => import(/* webpackChunkName: "change-page" */ './change-page').then((m) => m.ChangePage),
  },
];
