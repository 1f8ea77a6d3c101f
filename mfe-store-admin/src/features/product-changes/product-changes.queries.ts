import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductChange } from 'api';
import type { ApiQuery, Language } from 'mfe-shared';
import { adminClient, readText } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'product-changes'] as const;

/** How often a change that is at work is looked at again. */
export const progressMs = 1_000;

const atWork = ['preparing', 'queued', 'running'];
export const isAtWork = (change: ProductChange | undefined): boolean =>
  change !== undefined && atWork.includes(change.status);

export const productChanges = defineList('/product-changes');

export const changeQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/product-changes/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data) ? progressMs : false),
  });

/** `change` is part of the key: its rows are read again whenever it has moved on. */
export const changeItemsQuery = (
  tenantId: string,
  change: ProductChange,
  query: ApiQuery<'/product-changes/{id}/items'>,
) =>
  queryOptions({
    queryKey: [...all(tenantId), 'items', change.id, change.status, change.applied, change.refused, query],
    queryFn: ({ signal }) =>
      adminClient.get('/product-changes/{id}/items', { path: { id: change.id }, query, signal }),
  });

type Action = 'run' | 'cancel' | 'undo';

/** Runs, cancels or undoes a change. The reply is the change that is at work then. */
export function useChangeAction(action: Action) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string): Promise<ProductChange> =>
      adminClient.post(`/product-changes/{id}/${action}`, { path: { id } }),
    onSuccess: (change) => queryClient.setQueryData(changeQuery(tenantId, change.id).queryKey, change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all(tenantId) }),
  });
}

/** The refused rows as a file. */
export const readProblems = (id: string, language: Language) =>
  readText(`/product-changes/${id}/problems`, { language });
