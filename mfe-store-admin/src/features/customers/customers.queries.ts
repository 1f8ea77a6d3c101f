import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customer } from 'api';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** Orders name their customer. */
export const customers = defineResource('/customers', { alsoChanges: ['orders'] });

/** How its list begins, and what filters it. */
export const customerList = {
  filters: ['status', 'tag', 'buyers', 'startDate', 'endDate'],
  defaultSort: '-createdAt',
} as const;

export const customerTagsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'customers', 'tags'],
    queryFn: ({ signal }) => adminClient.get('/customers/tags', { signal }),
  });

/** Calls whose reply is the changed customer. */
function useChange<Input>(id: string, mutationFn: (input: Input) => Promise<Customer>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSuccess: (changed) => queryClient.setQueryData(customers.one(tenantId, id).queryKey, changed),
  });
}

export const useAddNote = (id: string) =>
  useChange(id, (text: string) =>
    adminClient.post('/customers/{id}/notes', { path: { id }, body: { text } }),
  );

export const useDeleteNote = (id: string) =>
  useChange(id, (noteId: string) =>
    adminClient.delete('/customers/{id}/notes/{noteId}', { path: { id, noteId } }),
  );

/** Orders and lists show the name as well, so everything is read again. */
export function useErase(id: string) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (email: string) =>
      adminClient.post('/customers/{id}/erase', { path: { id }, body: { email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

export const useExport = (id: string) =>
  useMutation({ mutationFn: () => adminClient.get('/customers/{id}/export', { path: { id } }) });
