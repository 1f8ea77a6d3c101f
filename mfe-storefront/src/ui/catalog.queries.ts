import { queryOptions } from '@tanstack/react-query';
import type { CatalogCategory, ShownCoupon } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { api, constants } from 'mfe-shared';

/** The quote checks prices and stock again, so a list may be minutes old. */
const staleTime = constants.query.layout.staleMs;

export const productsQuery = (tenantId: string, query: ApiQuery<'/catalog/products'>) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'list', query],
    queryFn: ({ signal }) => api.get('/catalog/products', { query, signal }),
    staleTime,
  });

/** The facets by which a list can be narrowed down. */
export const facetsQuery = (tenantId: string, query: ApiQuery<'/catalog/facets'>) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'facets', query],
    queryFn: ({ signal }) => api.get('/catalog/facets', { query, signal }),
    staleTime,
  });

export const suggestionsQuery = (tenantId: string, q: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'suggestions', q],
    queryFn: ({ signal }) => api.get('/catalog/suggestions', { query: { q }, signal }),
    staleTime,
  });

export const productQuery = (tenantId: string, slug: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'detail', slug],
    queryFn: ({ signal }) => api.get('/catalog/products/{slug}', { path: { slug }, signal }),
    staleTime,
  });

/** A pressed card leaves its product under this key. The product page shows it until the rest has come. */
export const pressedCardKey = (tenantId: string, slug: string) => [
  'tenants',
  tenantId,
  'products',
  'card',
  slug,
];

export const categoriesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories', 'list'],
    queryFn: async ({ signal }) => (await api.get('/catalog/categories', { signal })).map(withoutDetails),
    staleTime,
  });

/** The HTML of every page has all categories. Descriptions are read nowhere, pictures only of main categories. */
const withoutDetails = (category: CatalogCategory): CatalogCategory => ({
  ...category,
  description: {},
  image: category.parentId === null ? category.image : null,
});

/** Coupons that are valid now. */
export const couponsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'coupons', 'list'],
    queryFn: ({ signal }) => api.get('/catalog/coupons', { signal }),
    staleTime,
  });

export const couponOf = (coupons: ShownCoupon[], code: string): ShownCoupon | undefined =>
  coupons.find(({ couponCode }) => couponCode.toLowerCase() === code.toLowerCase());
