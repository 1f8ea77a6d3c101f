import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/product-imports'] as const;

export const productImportsPages: PageEntry[] = [
  {
    path: '/admin/products/import',
    permission: 'write_products',
    title: 'store-admin/product-imports:title',
    words,
    page: () => import(/* webpackChunkName: "import-page" */ './import-page').then((m) => m.ImportPage),
  },
  {
    path: '/admin/products/import/:id',
    permission: 'write_products',
    title: 'store-admin/product-imports:title',
    words,
    page: () => import(/* webpackChunkName: "mapping-page" */ './mapping-page').then((m) => m.MappingPage),
  },
];
