import { queryOptions } from '@tanstack/react-query';
import { api } from 'mfe-shared';
import { orderHeaders } from './order-keys';

/** The signed-in shopper with the addresses of earlier orders. */
export const meQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'customers', 'me'],
    queryFn: ({ signal }) => api.get('/customers/me', { signal }),
  });

/** One of the signed-in shopper's orders, or one whose key this tab has. */
export const myOrderQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'orders', 'mine', id],
    queryFn: ({ signal }) =>
      api.get('/orders/mine/{id}', { path: { id }, headers: orderHeaders(tenantId, id), signal }),
  });
