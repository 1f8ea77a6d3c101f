import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderInput } from 'api';
import { api, useTenant } from 'mfe-shared';
import { myOrderQuery } from '../../ui/order.queries';
import { attemptKey, forgetCheckout } from './checkout.store';

/** Places the order. Trying the same order again is safe: the server knows it by its key. */
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
      // What was bought is not on the shelf any more.
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'products'] });
    },
  });
}
