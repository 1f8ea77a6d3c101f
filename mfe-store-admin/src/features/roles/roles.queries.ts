import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { rolesQuery } from '../../ui/roles-query';
import { useTenantId } from '../../ui/use-tenant-id';

/** Staff are shown with the name of their role. */
export const roles = defineResource('/roles', { alsoChanges: ['staff'] });

/** All permissions; they change with a release only. */
export const permissionsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'permissions'],
    queryFn: ({ signal }) => adminClient.get('/permissions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useDeleteRole() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.delete('/roles/{id}', { path: { id } }),
    // The role's page is still open, and is left before the roles are fetched again.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: rolesQuery(tenantId).queryKey, refetchType: 'none' }),
  });
}
