import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey, ApiKeyInput } from 'api';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useMakeSecret } from '../../ui/use-make-secret';
import { useTenantId } from '../../ui/use-tenant-id';

export const apiKeys = defineResource('/api-keys');

/** The permissions that a key can be given; they change with a release only. */
export const keyPermissionsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'api-key-permissions'],
    queryFn: ({ signal }) => adminClient.get('/api-keys/permissions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useMakeKey = () =>
  useMakeSecret<ApiKeyInput, ApiKey>({
    subject: 'api-keys',
    make: async (body) => {
      const { key: secret, ...made } = await adminClient.post('/api-keys', { body });
      return { made, secret };
    },
  });

export function useRevokeKey() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.post('/api-keys/{id}/revoke', { path: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'api-keys'] }),
  });
}
