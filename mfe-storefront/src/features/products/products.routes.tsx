import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { categoriesQuery, productsQuery } from '../../ui/catalog.queries';
import { readFilters } from './products.filters';
import { productQuery } from './products.queries';

export function productsRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      path: 'search',
      loader: ({ request }) => {
        void queryClient.prefetchQuery(
          productsQuery(tenantId, readFilters(new URL(request.url).searchParams)),
        );
        void queryClient.prefetchQuery(categoriesQuery(tenantId));
        return null;
      },
      lazy: () =>
        import(/* webpackChunkName: "product-list-page" */ './product-list-page').then((m) => ({
          Component: m.ProductListPage,
        })),
    },
    {
      path: 'product/:slug',
      loader: ({ params }) => {
        void queryClient.prefetchQuery(productQuery(tenantId, params.slug ?? ''));
        return null;
      },
      lazy: () =>
        import(/* webpackChunkName: "product-detail-page" */ './product-detail-page').then((m) => ({
          Component: m.ProductDetailPage,
        })),
    },
  ];
}
