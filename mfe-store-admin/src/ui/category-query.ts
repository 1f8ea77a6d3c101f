import { queryOptions } from '@tanstack/react-query';
import type { Category } from 'api';
import { adminClient } from 'mfe-shared';

/** All categories of the store: for choosing and for naming them. */
export const categoriesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories'],
    queryFn: ({ signal }) => adminClient.get<Category[]>('/categories', { signal }),
  });
