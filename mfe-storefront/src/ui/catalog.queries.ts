import { queryOptions } from '@tanstack/react-query';
import type {
  CatalogCategory,
  CatalogProduct,
  CatalogProductDetail,
  CatalogProductQuery,
  ListReply,
  ShopCoupon,
} from 'api';
import { api, constants } from 'mfe-shared';

/** Prices and stock are checked again by the quote of the cart, so a list may be minutes old. */
const staleTime = constants.query.layout.staleMs;

export const productsQuery = (tenantId: string, params: Partial<CatalogProductQuery>) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'list', params],
    queryFn: ({ signal }) => api.get<ListReply<CatalogProduct>>('/catalog/products', { params, signal }),
    staleTime,
  });

export const productQuery = (tenantId: string, slug: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'detail', slug],
    queryFn: ({ signal }) =>
      api.get<CatalogProductDetail>(`/catalog/products/${encodeURIComponent(slug)}`, { signal }),
    staleTime,
  });

export const categoriesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories', 'list'],
    queryFn: ({ signal }) => api.get<CatalogCategory[]>('/catalog/categories', { signal }),
    staleTime,
  });

/** Coupons that are valid now. */
export const couponsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'coupons', 'list'],
    queryFn: ({ signal }) => api.get<ShopCoupon[]>('/catalog/coupons', { signal }),
    staleTime,
  });
