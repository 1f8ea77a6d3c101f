import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LanguageCode } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'subscription'] as const;

export const subscriptionQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'own'],
    queryFn: ({ signal }) => adminClient.get('/subscription', { signal }),
  });

export const invoicesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'invoices'],
    queryFn: ({ signal }) => adminClient.get('/subscription/invoices', { signal }),
  });

export const invoiceQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'invoices', id],
    queryFn: ({ signal }) => adminClient.get('/subscription/invoices/{id}', { path: { id }, signal }),
  });

/** Chooses a plan, also the present one: then it goes on. */
export function useChoosePlan() {
  const client = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (body: { planId: string; version: number }) => adminClient.put('/subscription', { body }),
    // After a refusal as well: somebody else may have changed it.
    // The whole store may have opened by it.
    onSettled: () => client.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

/** Leaves for a page of the payment provider. */
export function goTo(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

export const useOpenMethodPage = () =>
  useMutation({
    mutationFn: (language: LanguageCode) => adminClient.post('/subscription/method', { body: { language } }),
  });

/** The change may have collected open invoices and opened the store. */
function useChanging<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

export const useTakeMethod = () =>
  useChanging((entered: string) => adminClient.post('/subscription/method/check', { body: { entered } }));

export const useRemoveMethod = () => useChanging(() => adminClient.delete('/subscription/method'));

export const usePayNow = () =>
  useChanging((id: string) => adminClient.post('/subscription/invoices/{id}/pay', { path: { id } }));

export const useCheckInvoice = () =>
  useChanging((id: string) => adminClient.post('/subscription/invoices/{id}/check', { path: { id } }));

export function useCancelPlan() {
  const client = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (version: number) => adminClient.post('/subscription/cancel', { body: { version } }),
    onSettled: () => client.invalidateQueries({ queryKey: all(tenantId) }),
  });
}
