import type { PageEntry } from 'mfe-shared';
import { categoriesQuery } from '../../ui/category-query';

export const productHistoryPages: PageEntry[] = [
  {
    path: '/admin/products/history/:id',
    permission: 'read_products',
    write: 'write_products',
    title: 'store-admin/product-history:title',
    words: ['store-admin/product-history'],
    page: () =>
      import(/* webpackChunkName: "product-history-page" */ './product-history-page').then(
        (m) => m.ProductHistoryPage,
      ),
    load: ({ queryClient, tenantId, may }) =>
      void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories'))),
  },
];
