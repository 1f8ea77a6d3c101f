import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeployTokenInput, PartContactInput } from 'api';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

const all = [...releasesKey, 'deploy-tokens'] as const;
const contacts = [...releasesKey, 'part-contacts'] as const;

export const deployTokensOptions = () =>
  queryOptions({
    queryKey: all,
    queryFn: ({ signal }) => adminClient.get('/deploy-tokens', { signal }),
  });

/** Whom the platform tells about which part. */
export const partContactsOptions = () =>
  queryOptions({
    queryKey: contacts,
    queryFn: ({ signal }) => adminClient.get('/part-contacts', { signal }),
  });

/** The reply has the secret of a new webhook; it is not cached. */
export function useChangeContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ remote, ...body }: { remote: string } & PartContactInput) =>
      adminClient.put('/part-contacts/{remote}', { path: { remote }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: contacts }),
    gcTime: 0,
  });
}

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
