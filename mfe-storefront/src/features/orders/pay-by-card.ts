import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyOrder } from 'api';
import { api, useTenant } from 'mfe-shared';
import { orderHeaders } from '../../ui/order-keys';
import { myOrderQuery } from '../../ui/shopper.queries';
import { loadStripe } from './load-stripe';

/** The payment of an order and the script that makes it; null when it is paid already, as after a bank's own page. */
export const cardPaymentQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'card-payments', id],
    queryFn: async () => {
      const headers = orderHeaders(tenantId, id);
      const payment = await api.post('/card-payments/orders/{id}', { path: { id }, headers });
      return payment && { ...payment, stripe: await loadStripe(payment.scriptUrl, payment.publishableKey) };
    },
    // The provider's form is on the page: it stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

type Ask = (how: { path: { id: string }; headers: Record<string, string> }) => Promise<MyOrder>;

function useOrderReply(id: string, ask: Ask) {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return useMutation({
    mutationFn: () => ask({ path: { id }, headers: orderHeaders(tenantId, id) }),
    onSuccess: (order) => queryClient.setQueryData(myOrderQuery(tenantId, id).queryKey, order),
  });
}

/** Has the provider asked what became of the payment. */
export const useCheckPayment = (id: string) =>
  useOrderReply(id, (how) => api.post('/card-payments/orders/{id}/check', how));

export const usePayInCash = (id: string) =>
  useOrderReply(id, (how) => api.post('/card-payments/orders/{id}/cash', how));
