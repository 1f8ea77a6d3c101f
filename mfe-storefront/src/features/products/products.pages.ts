import type { PageEntry } from 'mfe-shared';
import { categoriesQuery, pressedCardKey, productQuery } from '../../ui/catalog.queries';
import { reviewsQuery } from '../../ui/reviews.queries';
import { fetchProductPage } from './prefetch-product-page';

export const productsPages: PageEntry[] = [
  {
    path: '/product/:slug',
    render: { query: ['variant'] },
    head: 'product',
    page: () => fetchProductPage().then((m) => m.ProductDetailPage),
    load: ({ queryClient, tenantId }, { params: { slug = '' } }) => {
      const product = queryClient.prefetchQuery(productQuery(tenantId, slug));
      void queryClient.prefetchQuery(reviewsQuery(tenantId, slug));
      void queryClient.prefetchQuery(categoriesQuery(tenantId));
      // The page begins with what its card has shown.
      return queryClient.getQueryData(pressedCardKey(tenantId, slug)) ? null : product;
    },
  },
  {
    path: '/back-in-stock',
    title: 'storefront/products:wish.title',
    page: () => import(/* webpackChunkName: "wish-page" */ './wish-page').then((m) => m.WishPage),
  },
];
