import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { IssuerInput, SubscriptionUpdate } from 'api';
import { adminClient } from 'mfe-shared';
import { defineList, defineResource } from 'mfe-shared/backoffice';
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

export const issuerOptions = () =>
  queryOptions({
    queryKey: ['platform', 'issuer'],
    // There is one; the form knows it by this name.
    queryFn: async ({ signal }) => ({
      id: 'issuer',
      ...(await adminClient.get('/invoices/issuer', { signal })),
    }),
  });

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

export function useIssuerCalls() {
  const client = useQueryClient();
  const query = issuerOptions();
  return {
    async save(input: Omit<IssuerInput, 'version'>, base: { version: number } | null) {
      const body = { ...input, version: base?.version ?? 0 };
      const saved = { id: 'issuer', ...(await adminClient.put('/invoices/issuer', { body })) };
      client.setQueryData(query.queryKey, saved);
      return saved;
    },
    readNewest: () => client.fetchQuery({ ...query, staleTime: 0 }),
  };
}
