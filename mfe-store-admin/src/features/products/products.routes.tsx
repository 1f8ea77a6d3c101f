import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { categoriesQuery } from '../../ui/category-query';
import { guarded } from '../../ui/guarded';
import { may, startQueries } from '../../ui/start-queries';

export const productsRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => [
  guarded('read_products', [
    {
      path: 'products',
      loader: startQueries('read_products', () => {
        void queryClient.prefetchQuery(categoriesQuery(tenantId, may('read_categories')));
      }),
      lazy: () =>
        import(/* webpackChunkName: "product-list-page" */ './product-list-page').then((m) => ({
          Component: m.ProductListPage,
        })),
    },
  ]),
];
