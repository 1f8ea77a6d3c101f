import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderDraft, OrderEditInput, StaffOrderInput, StaffOrderQuoteInput } from 'api';
import type { ApiBody } from 'mfe-shared';
import { adminClient, notify } from 'mfe-shared';
import { orderQuery } from '../../ui/order-query';
import { useTenantId } from '../../ui/use-tenant-id';

export const goodsQuery = (tenantId: string, q: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'staff-orders', 'goods', q],
    queryFn: ({ signal }) => adminClient.get('/staff-orders/goods', { query: { q }, signal }),
  });

/** The price of a new order. */
export const newQuoteQuery = (tenantId: string, body: StaffOrderQuoteInput) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'staff-orders', 'new-quote', body],
    queryFn: ({ signal }) => adminClient.post('/staff-orders/quote', { body, signal }),
    staleTime: 0,
  });

/** An order that somebody saved before it was whole. */
export const orderDraftQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'order-drafts', 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/order-drafts/{id}', { path: { id }, signal }),
    // Typed values stay; another version is noticed when the order is saved.
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });

type SavedDraft = { draft: ApiBody<'post', '/order-drafts'>; saved: OrderDraft | undefined };

export function useSaveDraft() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ draft, saved }: SavedDraft) =>
      saved
        ? adminClient.put('/order-drafts/{id}', {
            path: { id: saved.id },
            body: { ...draft, version: saved.version },
          })
        : adminClient.post('/order-drafts', { body: draft }),
    onError: notify.error,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'order-drafts'] }),
  });
}

/** One key for as long as the order is the same, so that a retry after a lost reply places one order. */
export type Attempt = { order: string; key: string };

export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ body, key }: { body: StaffOrderInput; key: string }) =>
      adminClient.post('/staff-orders', { body, headers: { 'Idempotency-Key': key } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

export const foundCustomersQuery = (tenantId: string, q: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'customers', 'found', q],
    queryFn: async ({ signal }) =>
      (await adminClient.get('/customers', { query: { q, limit: 6, status: 'active' }, signal })).items,
  });

/** With their addresses, the usual one first. */
export const customerQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'customers', 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/customers/{id}', { path: { id }, signal }),
  });

export type QuoteInput = Pick<OrderEditInput, 'items' | 'shippingOption'>;

/** The price of the order with these goods and this delivery. */
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
