import type { PageEntry } from 'mfe-shared';
import { categoriesQuery, productQuery } from '../../ui/catalog.queries';
import { reviewsQuery } from '../../ui/reviews.queries';
import { fetchProductPage } from './product-page-ahead';

export const productsPages: PageEntry[] = [
  {
    path: '/product/:slug',
    render: { query: ['variant'] },
    head: 'product',
    page: () => fetchProductPage().then((m) => m.ProductDetailPage),
    load: ({ queryClient, tenantId }, { params }) => {
      const product = queryClient.prefetchQuery(productQuery(tenantId, params.slug ?? ''));
      void queryClient.prefetchQuery(reviewsQuery(tenantId, params.slug ?? ''));
      void queryClient.prefetchQuery(categoriesQuery(tenantId));
      return product;
    },
  },
  {
    path: '/back-in-stock',
    title: 'storefront/products:wish.title',
    page: () => import(/* webpackChunkName: "wish-page" */ './wish-page').then((m) => m.WishPage),
  },
];
