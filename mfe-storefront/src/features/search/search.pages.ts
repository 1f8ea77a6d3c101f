import type { PageEntry } from 'mfe-shared';
import { categoriesQuery, productsQuery } from '../../ui/catalog.queries';
import { readFilters } from './search.filters';

export const searchPages: PageEntry[] = [
  {
    path: '/search',
    render: {
      query: [
        ...['category', 'q', 'tag', 'brand', 'diet', 'option', 'minPrice', 'maxPrice', 'inStock'],
        ...['discounted', 'sort', 'page'],
      ],
    },
    head: 'category',
    title: 'storefront/search:all',
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
];
