import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredMessage } from 'api';
import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

export const messages = defineList('/messages');

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
    adminClient.bulk(
      'messages.status',
      ids.map((id) => ({ id, status })),
    ),
  );

export const useDeleteMessages = () =>
  useMessagesChange((ids: string[]) =>
    adminClient.bulk(
      'messages.delete',
      ids.map((id) => ({ id })),
    ),
  );
