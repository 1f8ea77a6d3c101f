import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShopperOrderStatus, WeightConsentInput } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { api, useTenant } from 'mfe-shared';
import { orderHeaders } from '../../ui/order-keys';
import { myOrderQuery } from '../../ui/shopper.queries';

/** The polling interval of an open order. */
const pollMs = 5_000;

export const myOrdersQuery = (tenantId: string, query: ApiQuery<'/orders/mine'>) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'orders', 'mine', query],
    queryFn: ({ signal }) => api.get('/orders/mine', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const isFinal = (status: ShopperOrderStatus): boolean =>
  status === 'delivered' || status === 'cancelled';

/** The order, polled until its state is final, and fetched again on focus. */
export const liveOrderQuery = (tenantId: string, id: string) => ({
  ...myOrderQuery(tenantId, id),
  refetchInterval: ({ state }: { state: { data?: { status: ShopperOrderStatus } | undefined } }) =>
    state.data && isFinal(state.data.status) ? (false as const) : pollMs,
  refetchOnWindowFocus: 'always' as const,
});

/** The state of the order decides; somebody may have begun to pack it. */
export function useCancelOrder(id: string) {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return useMutation({
    mutationFn: () =>
      api.post('/orders/mine/{id}/cancel', { path: { id }, headers: orderHeaders(tenantId, id) }),
    onSuccess: (order) => queryClient.setQueryData(myOrderQuery(tenantId, id).queryKey, order),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'orders'] }),
  });
}

/** Says whether the shopper pays goods that are heavier than agreed. */
export function useAnswerWeight(id: string) {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return useMutation({
    mutationFn: (body: WeightConsentInput) =>
      api.put('/orders/mine/{id}/consents', { path: { id }, body, headers: orderHeaders(tenantId, id) }),
    onSuccess: (order) => queryClient.setQueryData(myOrderQuery(tenantId, id).queryKey, order),
    // It was weighed again, answered elsewhere, or has left.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'orders'] }),
  });
}
