import type { PageEntry } from 'mfe-shared';
import { products } from '../../ui/product-resource';

export const productTrashPages: PageEntry[] = [
  {
    path: '/admin/products/trash',
    permission: products.write,
    title: 'store-admin/product-trash:title',
    words: ['store-admin/product-trash'],
    page: () =>
      import(/* webpackChunkName: "product-trash-page" */ './product-trash-page').then(
        (m) => m.ProductTrashPage,
      ),
  },
];
