import { queryOptions } from '@tanstack/react-query';
import { adminClient, loadedQuery } from 'mfe-shared';

/**
 * All categories of the store, to choose and name them. Without the staff permission it reads what shoppers see, so
 * that a product's category still has a name.
 */
export const categoriesQuery = (tenantId: string, asStaff: boolean) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories', { asStaff }],
    queryFn: ({ signal }) => adminClient.get(asStaff ? '/categories' : '/catalog/categories', { signal }),
    ...loadedQuery,
  });
