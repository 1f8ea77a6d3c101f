import type { PageEntry } from 'mfe-shared';
import { loadList } from 'mfe-shared/backoffice';
import { categoriesQuery } from '../../ui/category-query';
import { productList, products } from '../../ui/product-resource';

const loadProducts = loadList(products, productList);
const label = 'store-admin/products:title';

export const productsPages: PageEntry[] = [
  {
    path: '/admin/products',
    permission: 'read_products',
    write: 'write_products',
    title: 'store-admin/layout:titles.products',
    navigation: [
      { area: 'admin', group: 'catalog', icon: 'package', order: 10, label },
      { area: 'store-admin', icon: 'package', order: 20, label },
    ],
    words: ['store-admin/products'],
    page: () =>
      import(/* webpackChunkName: "product-list-page" */ './product-list-page').then(
        (m) => m.ProductListPage,
      ),
    load: (context, args) => {
      const { queryClient, tenantId, may } = context;
      void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories')));
      return loadProducts(context, args);
    },
  },
];
