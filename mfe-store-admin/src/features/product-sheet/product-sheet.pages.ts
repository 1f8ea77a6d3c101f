import type { PageEntry } from 'mfe-shared';
import { categoriesQuery } from '../../ui/category-query';

export const productSheetPages: PageEntry[] = [
  {
    path: '/admin/products/sheet',
    permission: 'write_products',
    title: 'store-admin/product-sheet:title',
    words: ['store-admin/product-sheet'],
    page: () =>
      import(/* webpackChunkName: "product-sheet-page" */ './product-sheet-page').then(
        (m) => m.ProductSheetPage,
      ),
    load: ({ queryClient, tenantId, may }) =>
      void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories'))),
  },
];
