import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SlotArrangement } from 'api';
import { adminClient, notify, settingsQueries } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

export function useArrange(slot: string) {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQueries.slots(useTenantId());
  return useMutation({
    mutationFn: (body: SlotArrangement) => adminClient.put('/setting/slots/{slot}', { path: { slot }, body }),
    onSuccess: (all) => queryClient.setQueryData(queryKey, all),
    onError: notify.error,
  });
}
