import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderStatus, RefundInput } from 'api';
import { adminClient, notify } from 'mfe-shared';
import { bulkInParts } from 'mfe-shared/backoffice';
import { useRef } from 'react';
import { orderQuery } from '../../ui/order-query';
import { randomKey } from '../../ui/random-key';
import { useTenantId } from '../../ui/use-tenant-id';

type Move = { id: string; status: OrderStatus; note?: string };

const move = ({ id, status, note = '' }: Move) =>
  adminClient.put('/orders/status/{id}', { path: { id }, body: { status, note } });

/** Stores the order that a change replies with, and fetches again what may show it elsewhere. */
function useOrderChange<Input>(mutationFn: (input: Input) => Promise<Order>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSuccess: (order) => queryClient.setQueryData(orderQuery(tenantId, order.id).queryKey, order),
    onError: notify.error,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

/** Moves one order to another state. */
export const useMoveOrder = () => useOrderChange(move);

export const useAddNote = (id: string) =>
  useOrderChange((text: string) => adminClient.post('/orders/{id}/notes', { path: { id }, body: { text } }));

/** One key for as long as the refund is the same, so that a retry after a lost reply refunds once. */
export function useRefund() {
  const attempt = useRef({ refund: '', key: '' });
  return useOrderChange((body: RefundInput) => {
    const refund = JSON.stringify(body);
    if (attempt.current.refund !== refund) attempt.current = { refund, key: randomKey() };
    return adminClient.post('/refunds', { body, headers: { 'Idempotency-Key': attempt.current.key } });
  });
}

type Moves = { ids: readonly string[]; status: OrderStatus; note?: string };

/**
 * Moves all of them or none: when a colleague has changed one first, nothing happens and the list is fetched again.
 */
export function useMoveOrders() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ ids, status, note = '' }: Moves) =>
      bulkInParts(
        'orders.status',
        ids.map((id) => ({ id, status, note })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}
