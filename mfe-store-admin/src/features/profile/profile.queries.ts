import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

/** Fields of the signed-in person that the session does not have. */
export const ownProfileQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'profile'],
    queryFn: ({ signal }) => adminClient.get('/auth/profile', { signal }),
  });

/** The signed-in person's identities at the store's provider. */
export const identitiesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'identities'],
    queryFn: ({ signal }) => adminClient.get('/auth/identities', { signal }),
  });

export function useRemoveIdentity() {
  const queryClient = useQueryClient();
  const { queryKey } = identitiesQuery(useTenantId());
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; password?: string }) =>
      adminClient.post('/auth/identities/{id}/remove', { path: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
