import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/**
 * All categories of the store: for choosing and for naming them. Who may not read them as staff gets what every
 * shopper sees, so that a product still has the name of its category.
 */
export const categoriesQuery = (tenantId: string, asStaff: boolean) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories', { asStaff }],
    queryFn: ({ signal }) => adminClient.get(asStaff ? '/categories' : '/catalog/categories', { signal }),
  });
