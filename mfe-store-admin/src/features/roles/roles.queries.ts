import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Role, RoleInput } from 'api';
import { ApiError, adminClient } from 'mfe-shared';
import { rolesQuery } from '../../ui/roles-query';
import { useTenantId } from '../../ui/use-tenant-id';

/** Every right there is; it changes with a release, not while somebody looks. */
export const permissionsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'permissions'],
    queryFn: ({ signal }) => adminClient.get('/permissions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Save = { id?: string | undefined; version: number; role: RoleInput };

/** Makes a role, or saves one over the version that was read. The form shows the errors. */
export function useSaveRole() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ id, version, role }: Save) =>
      id
        ? adminClient.put('/roles/{id}', { path: { id }, body: { ...role, version } })
        : adminClient.post('/roles', { body: role }),
    onSuccess: (saved) => {
      const { queryKey } = rolesQuery(tenantId);
      // A new role's own page is opened at once, and finds it here.
      queryClient.setQueryData(queryKey, (roles = []) => [
        ...roles.filter(({ id }) => id !== saved.id),
        saved,
      ]);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useDeleteRole() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.delete('/roles/{id}', { path: { id } }),
    // The role's own page is still open, and is left before the roles are asked for again.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: rolesQuery(tenantId).queryKey, refetchType: 'none' }),
  });
}

/** The newest version of a role, past every cache. */
export function useReadNewestRole() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return async (id: string) => {
    const roles = await queryClient.fetchQuery({ ...rolesQuery(tenantId), staleTime: 0 });
    return roleOf(roles, id);
  };
}

/** One of the roles; throws NOT_FOUND when it is not there any more. */
export function roleOf(roles: Role[], id: string): Role {
  const role = roles.find((one) => one.id === id);
  if (!role) throw new ApiError({ status: 404, code: 'NOT_FOUND', message: '' });
  return role;
}
