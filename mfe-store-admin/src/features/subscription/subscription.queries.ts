import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

export function useCancelPlan() {
  const client = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (version: number) => adminClient.post('/subscription/cancel', { body: { version } }),
    onSettled: () => client.invalidateQueries({ queryKey: all(tenantId) }),
  });
}
