import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

/** The store's own domains, and where they have to point. */
export const domainsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'domains'],
    queryFn: ({ signal }) => adminClient.get('/domains', { signal }),
  });

function useDomainChange<Reply>(mutationFn: (domain: string) => Promise<Reply>) {
  const client = useQueryClient();
  const { queryKey } = domainsQuery(useTenantId());
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey }) });
}

export const useAddDomain = () =>
  useDomainChange((domain: string) => adminClient.post('/domains', { body: { domain } }));

export const useVerifyDomain = () =>
  useDomainChange((domain: string) => adminClient.post('/domains/{domain}/verify', { path: { domain } }));

export const useRemoveDomain = () =>
  useDomainChange((domain: string) => adminClient.delete('/domains/{domain}', { path: { domain } }));
