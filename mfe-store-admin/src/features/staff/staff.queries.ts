import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** Roles show how many people have them. */
export const staff = defineResource('/staff', { alsoChanges: ['roles'] });

type Removal = { id: string; what: 'second-factors' | 'identities'; password?: string };

/** For somebody who has lost their second factors, or was bound to another person's account at the provider. */
export function useRemoveFromSignIn() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ id, what, ...body }: Removal) =>
      adminClient.post(`/staff/{id}/${what}/remove`, { path: { id }, body }),
    onSuccess: (_done, { id }) =>
      queryClient.invalidateQueries({ queryKey: staff.one(tenantId, id).queryKey }),
  });
}

/** Sends the mail again; the earlier link becomes invalid. */
export const useInviteAgain = () =>
  useMutation({ mutationFn: (id: string) => adminClient.post('/staff/{id}/invite', { path: { id } }) });
