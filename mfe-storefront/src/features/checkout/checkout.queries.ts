import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderInput } from 'api';
import { api, useTenant } from 'mfe-shared';
import { myOrderQuery } from '../../ui/shopper.queries';
import { attemptKey, forgetCheckout } from './checkout.store';

/** Places the order. A retry is safe: the server recognises it by its key. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const { id: tenantId } = useTenant();
  return useMutation({
    mutationFn: (body: OrderInput) =>
      api.post('/orders', { body, headers: { 'Idempotency-Key': attemptKey(tenantId, body) } }),
    onSuccess: (order) => {
      forgetCheckout(tenantId);
      queryClient.setQueryData(myOrderQuery(tenantId, order.id).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'orders'] });
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'customers'] });
      // The stock has changed.
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'products'] });
    },
  });
}
