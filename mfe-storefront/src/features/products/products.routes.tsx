import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import { categoriesQuery, productQuery, productsQuery } from '../../ui/catalog.queries';
import { fetchProductPage } from './product-page-ahead';
import { readFilters } from './products.filters';

export function productsRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  return [
    {
      path: 'search',
      loader: ({ request }) =>
        afterPrefetch(
          queryClient.prefetchQuery(productsQuery(tenantId, readFilters(new URL(request.url).searchParams))),
          queryClient.prefetchQuery(categoriesQuery(tenantId)),
        ),
      lazy: () =>
        import(/* webpackChunkName: "product-list-page" */ './product-list-page').then((m) => ({
          Component: m.ProductListPage,
        })),
    },
    {
      path: 'product/:slug',
      loader: ({ params }) =>
        afterPrefetch(
          queryClient.prefetchQuery(productQuery(tenantId, params.slug ?? '')),
          queryClient.prefetchQuery(categoriesQuery(tenantId)),
        ),
      lazy: () => fetchProductPage().then((m) => ({ Component: m.ProductDetailPage })),
    },
  ];
}
