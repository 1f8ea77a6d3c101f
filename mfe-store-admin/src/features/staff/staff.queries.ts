import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** Roles show how many people have them. */
export const staff = defineResource('/staff', { alsoChanges: ['roles'] });

/** For somebody who has lost them. */
export function useRemoveSecondFactors() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.post('/staff/{id}/second-factors/remove', { path: { id } }),
    onSuccess: (_done, id) => queryClient.invalidateQueries({ queryKey: staff.one(tenantId, id).queryKey }),
  });
}

/** Sends the mail again; the earlier link becomes invalid. */
export const useInviteAgain = () =>
  useMutation({ mutationFn: (id: string) => adminClient.post('/staff/{id}/invite', { path: { id } }) });
