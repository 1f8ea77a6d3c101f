import { queryOptions } from '@tanstack/react-query';
import type { CatalogProductDetail } from 'api';
import { api, constants } from 'mfe-shared';

export const productQuery = (tenantId: string, slug: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'detail', slug],
    queryFn: ({ signal }) =>
      api.get<CatalogProductDetail>(`/catalog/products/${encodeURIComponent(slug)}`, { signal }),
    staleTime: constants.query.layout.staleMs,
  });
