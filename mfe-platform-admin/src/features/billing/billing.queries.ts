import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionUpdate } from 'api';
import { adminClient } from 'mfe-shared';
import { defineDocument, defineList, defineResource } from 'mfe-shared/backoffice';
import { useChange } from '../../ui/use-change';

export const plans = defineResource('/plans');

export const subscriptions = defineList('/subscriptions');
export const invoices = defineList('/invoices');

/** A change of a subscription may change its invoices, and a payment its subscription. */
const all = [
  ['tenants', '', 'subscriptions'],
  ['tenants', '', 'invoices'],
] as const;

export const invoiceOptions = (id: string) =>
  queryOptions({
    queryKey: ['tenants', '', 'invoices', 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/invoices/{id}', { path: { id }, signal }),
  });

export const issuer = defineDocument('/invoices/issuer');

/** Another plan for a store, or a longer trial. */
export function useChangeSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SubscriptionUpdate & { id: string }) =>
      adminClient.put('/subscriptions/{id}', { path: { id }, body }),
    onSettled: () => Promise.all(all.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export const usePayInvoice = () =>
  useChange(
    ({ id, note }: { id: string; note: string }) =>
      adminClient.put('/invoices/status/{id}', { path: { id }, body: { note } }),
    ...all,
  );
