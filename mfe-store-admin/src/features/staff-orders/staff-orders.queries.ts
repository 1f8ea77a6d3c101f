import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderEditInput } from 'api';
import { adminClient } from 'mfe-shared';
import { orderQuery } from '../../ui/order-query';
import { useTenantId } from '../../ui/use-tenant-id';

export const goodsQuery = (tenantId: string, q: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'staff-orders', 'goods', q],
    queryFn: ({ signal }) => adminClient.get('/staff-orders/goods', { query: { q }, signal }),
  });

export type QuoteInput = Pick<OrderEditInput, 'items' | 'shippingOption'>;

/** What the order would cost with these goods and this delivery. */
export const editQuoteQuery = (tenantId: string, id: string, body: QuoteInput) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'staff-orders', 'quote', id, body],
    queryFn: ({ signal }) => adminClient.post('/staff-orders/{id}/quote', { path: { id }, body, signal }),
    staleTime: 0,
  });

export function useEditOrder(id: string) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (body: OrderEditInput) => adminClient.put('/staff-orders/{id}', { path: { id }, body }),
    onSuccess: (order) => queryClient.setQueryData(orderQuery(tenantId, order.id).queryKey, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}
