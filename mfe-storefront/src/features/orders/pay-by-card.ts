import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MyOrder } from 'api';
import { api, useTenant } from 'mfe-shared';
import { myOrderQuery } from '../../ui/shopper.queries';
import { loadStripe } from './load-stripe';

/** The payment of an order and the script that makes it; null when it is paid already, as after a bank's own page. */
export const cardPaymentQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'card-payments', id],
    queryFn: async () => {
      const payment = await api.post('/card-payments/orders/{id}', { path: { id } });
      return payment && { ...payment, stripe: await loadStripe(payment.scriptUrl, payment.publishableKey) };
    },
    // The provider's form is on the page: it stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

function useOrderReply(id: string, ask: () => Promise<MyOrder>) {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return useMutation({
    mutationFn: ask,
    onSuccess: (order) => queryClient.setQueryData(myOrderQuery(tenantId, id).queryKey, order),
  });
}

/** Has the provider asked what became of the payment. */
export const useCheckPayment = (id: string) =>
  useOrderReply(id, () => api.post('/card-payments/orders/{id}/check', { path: { id } }));

export const usePayInCash = (id: string) =>
  useOrderReply(id, () => api.post('/card-payments/orders/{id}/cash', { path: { id } }));
