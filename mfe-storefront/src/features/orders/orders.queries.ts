import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShopperOrderStatus } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { api } from 'mfe-shared';
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
