import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { api, constants } from 'mfe-shared';
import { productsQuery } from '../../ui/catalog.queries';

export type HomeShelf = 'featured' | 'discounted' | 'popular';

/** Staff feature a product by this tag. */
const filters: Record<HomeShelf, ApiQuery<'/catalog/products'>> = {
  featured: { tag: 'featured' },
  discounted: { discounted: 'true', sort: 'discount' },
  popular: { sort: 'popular' },
};

/** The default number, unless the store has set one. */
export const shelfLimit = (limit: number): number => limit || constants.products.featuredLimit;

export const shelfQuery = (tenantId: string, shelf: HomeShelf, limit: number) =>
  productsQuery(tenantId, { ...filters[shelf], limit: shelfLimit(limit) });

/** The running order, the last order and the usual products of a shopper who comes back. */
export const returningQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'orders', 'returning'],
    queryFn: ({ signal }) => api.get('/orders/mine/returning', { signal }),
  });
