import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { adminClient, notify } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'orders'] as const;

/** The polling interval of an open list or order. */
const refreshMs = 30_000;

export const ordersQuery = (tenantId: string, query: ApiQuery<'/orders'>) =>
  queryOptions({
    queryKey: [...all(tenantId), 'list', query],
    queryFn: ({ signal }) => adminClient.get('/orders', { query, signal }),
    refetchInterval: refreshMs,
  });

export const orderQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/orders/{id}', { path: { id }, signal }),
    refetchInterval: refreshMs,
  });

type Move = { id: string; status: OrderStatus; note?: string };

const move = ({ id, status, note = '' }: Move) =>
  adminClient.put('/orders/status/{id}', { path: { id }, body: { status, note } });

/** Moves one order to another state. The reply is the changed order; counts of orders are fetched again. */
export function useMoveOrder() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: move,
    onSuccess: (order) => queryClient.setQueryData(orderQuery(tenantId, order.id).queryKey, order),
    onError: notify.error,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

/**
 * Moves all of them or none: when a colleague has changed one first, nothing happens and the list is fetched again.
 */
export function useMoveOrders() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ ids, status }: { ids: string[]; status: OrderStatus }) =>
      adminClient.bulk(
        'orders.status',
        ids.map((id) => ({ id, status, note: '' })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}
