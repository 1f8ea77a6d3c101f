import { queryOptions } from '@tanstack/react-query';
import type { DeployTokenInput, PartContactInput } from 'api';
import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { releasesKey } from '../../ui/release-overview';
import { useChange } from '../../ui/use-change';

export const deployTokens = defineList('/deploy-tokens');

const tokens = ['tenants', '', 'deploy-tokens'] as const;
const contacts = [...releasesKey, 'part-contacts'] as const;

/** The contacts of each part. */
export const partContactsOptions = () =>
  queryOptions({
    queryKey: contacts,
    queryFn: ({ signal }) => adminClient.get('/part-contacts', { signal }),
  });

/** The reply has the secret of a new webhook. */
export const useChangeContact = () =>
  useChange(
    ({ remote, ...body }: { remote: string } & PartContactInput) =>
      adminClient.put('/part-contacts/{remote}', { path: { remote }, body }),
    contacts,
  );

/** The only reply with the token itself. */
export const useCreateDeployToken = () =>
  useChange((body: DeployTokenInput) => adminClient.post('/deploy-tokens', { body }), tokens);

export const useRevokeDeployToken = () =>
  useChange((id: string) => adminClient.delete('/deploy-tokens/{id}', { path: { id } }), tokens);
