import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeployTokenInput } from 'api';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

const all = [...releasesKey, 'deploy-tokens'] as const;

export const deployTokensOptions = () =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }) => adminClient.get('/deploy-tokens', { signal }),
  });

/** The only reply with the token itself; it is not cached. */
export function useCreateDeployToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeployTokenInput) => adminClient.post('/deploy-tokens', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
    gcTime: 0,
  });
}

export function useRevokeDeployToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => adminClient.delete('/deploy-tokens/{id}', { path: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}
