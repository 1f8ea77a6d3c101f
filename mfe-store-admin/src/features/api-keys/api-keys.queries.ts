import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, ApiKeyInput } from 'api';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useShowOnce } from '../../ui/shown-once';
import { useTenantId } from '../../ui/use-tenant-id';

export const apiKeys = defineResource('/api-keys');

/** What a key can be given; it changes with a release only. */
export const keyPermissionsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'api-key-permissions'],
    queryFn: ({ signal }) => adminClient.get('/api-keys/permissions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The reply has the key itself, which the page of the new key shows; it is not cached. */
export function useMakeKey() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const showOnce = useShowOnce();
  const { mutateAsync } = useMutation({
    mutationFn: (body: ApiKeyInput) => adminClient.post('/api-keys', { body }),
    gcTime: 0,
    onSuccess: ({ key, ...made }) => {
      showOnce(made.id, key);
      queryClient.setQueryData(apiKeys.one(tenantId, made.id).queryKey, () => made);
      return queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'api-keys', 'list'] });
    },
  });
  return async (input: ApiKeyInput): Promise<ApiKey> => {
    const { key: _, ...made } = await mutateAsync(input);
    return made;
  };
}

export function useRevokeKey() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.post('/api-keys/{id}/revoke', { path: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'api-keys'] }),
  });
}
