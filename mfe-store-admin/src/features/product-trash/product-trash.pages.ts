import type { PageEntry } from 'mfe-shared';

export const productTrashPages: PageEntry[] = [
  {
    path: '/admin/products/trash',
    permission: 'write_products',
    title: 'store-admin/product-trash:title',
    words: ['store-admin/product-trash'],
    page: () =>
      import(/* webpackChunkName: "product-trash-page" */ './product-trash-page').then(
        (m) => m.ProductTrashPage,
      ),
  },
];
