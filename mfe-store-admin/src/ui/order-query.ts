import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

export const ordersKey = (tenantId: string) => ['tenants', tenantId, 'orders'] as const;

/** The polling interval of an open list or order. */
export const refreshMs = 30_000;

export const orderQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/orders/{id}', { path: { id }, signal }),
    refetchInterval: refreshMs,
  });
