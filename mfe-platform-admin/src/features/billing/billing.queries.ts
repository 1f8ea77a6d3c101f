import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { IssuerInput, SubscriptionUpdate } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { defineResource, readAllRows } from 'mfe-shared/backoffice';
import { useChange } from '../../ui/use-change';

export const plans = defineResource('/plans');

const all = ['platform', 'billing'] as const;

export const planListOptions = (tenantId: string, query: ApiQuery<'/plans'>) => ({
  ...plans.list(tenantId, query),
  placeholderData: keepPreviousData,
});

export const subscriptionListOptions = (query: ApiQuery<'/subscriptions'>) =>
  queryOptions({
    queryKey: [...all, 'subscriptions', query],
    queryFn: ({ signal }) => adminClient.get('/subscriptions', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** All subscriptions that match, also those of other pages. */
export const readSubscriptions = (query: ApiQuery<'/subscriptions'>) =>
  readAllRows((page) => adminClient.get('/subscriptions', { query: { ...query, ...page } }));

export const invoiceListOptions = (query: ApiQuery<'/invoices'>) =>
  queryOptions({
    queryKey: [...all, 'invoices', query],
    queryFn: ({ signal }) => adminClient.get('/invoices', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** All invoices that match, also those of other pages. */
export const readInvoices = (query: ApiQuery<'/invoices'>) =>
  readAllRows((page) => adminClient.get('/invoices', { query: { ...query, ...page } }));

export const invoiceOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, 'invoices', id],
    queryFn: ({ signal }) => adminClient.get('/invoices/{id}', { path: { id }, signal }),
  });

export const issuerOptions = () =>
  queryOptions({
    queryKey: [...all, 'issuer'],
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
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export const usePayInvoice = () =>
  useChange(
    ({ id, note }: { id: string; note: string }) =>
      adminClient.put('/invoices/status/{id}', { path: { id }, body: { note } }),
    all,
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
