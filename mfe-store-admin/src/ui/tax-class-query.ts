import { queryOptions } from '@tanstack/react-query';
import { adminClient, loadedQuery } from 'mfe-shared';

/** The tax classes of the store, to choose and name them. */
export const taxClassesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'tax-classes', 'all'],
    queryFn: ({ signal }) => adminClient.get('/tax-classes', { query: { limit: 100 }, signal }),
    select: ({ items }) => items,
    ...loadedQuery,
  });
