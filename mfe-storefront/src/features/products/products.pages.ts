import type { PageEntry } from 'mfe-shared';
import { categoriesQuery, productQuery, productsQuery } from '../../ui/catalog.queries';
import { reviewsQuery } from '../../ui/reviews.queries';
import { fetchProductPage } from './product-page-ahead';
import { readFilters } from './products.filters';

export const productsPages: PageEntry[] = [
  {
    path: '/search',
    render: {
      query: [
        ...['category', 'q', 'tag', 'brand', 'diet', 'option', 'minPrice', 'maxPrice', 'inStock'],
        ...['discounted', 'sort', 'page'],
      ],
    },
    head: 'category',
    title: 'storefront/products:all',
    page: () =>
      import(/* webpackChunkName: "product-list-page" */ './product-list-page').then(
        (m) => m.ProductListPage,
      ),
    load: ({ queryClient, tenantId }, { request }) => {
      const filters = readFilters(new URL(request.url).searchParams);
      void queryClient.prefetchQuery(productsQuery(tenantId, filters));
      void queryClient.prefetchQuery(categoriesQuery(tenantId));
    },
  },
  {
    path: '/product/:slug',
    render: { query: ['variant'] },
    head: 'product',
    page: () => fetchProductPage().then((m) => m.ProductDetailPage),
    load: ({ queryClient, tenantId }, { params }) => {
      void queryClient.prefetchQuery(productQuery(tenantId, params.slug ?? ''));
      void queryClient.prefetchQuery(reviewsQuery(tenantId, params.slug ?? ''));
      void queryClient.prefetchQuery(categoriesQuery(tenantId));
    },
  },
];
