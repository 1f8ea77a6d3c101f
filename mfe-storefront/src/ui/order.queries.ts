import { queryOptions } from '@tanstack/react-query';
import { api } from 'mfe-shared';

/** One of the signed-in shopper's orders. */
export const myOrderQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'orders', 'mine', id],
    queryFn: ({ signal }) => api.get('/orders/mine/{id}', { path: { id }, signal }),
  });
