import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredMessage } from 'api';
import { api } from 'mfe-shared';
import { bulkInParts, defineList } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

export const messages = defineList('/messages');

/** A mail names one message, which need not be on the list's page. */
export const messageQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'messages', 'detail', id],
    queryFn: ({ signal }) => api.get('/messages/{id}', { path: { id }, signal }),
  });

function useMessagesChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

type Marked = { ids: string[]; status: StoredMessage['status'] };

export const useMarkMessages = () =>
  useMessagesChange(({ ids, status }: Marked) =>
    bulkInParts(
      'messages.status',
      ids.map((id) => ({ id, status })),
    ),
  );

export const useDeleteMessages = () =>
  useMessagesChange((ids: string[]) =>
    bulkInParts(
      'messages.delete',
      ids.map((id) => ({ id })),
    ),
  );
