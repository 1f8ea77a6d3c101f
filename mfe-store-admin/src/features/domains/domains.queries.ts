import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import type { OwnDomainCalls } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** The store's own domains, and where they have to point. */
export const domainsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'domains'],
    queryFn: ({ signal }) => adminClient.get('/domains', { signal }),
  });

export function useDomainCalls(): OwnDomainCalls {
  const client = useQueryClient();
  const { queryKey } = domainsQuery(useTenantId());
  const invalidate = () => client.invalidateQueries({ queryKey });
  return {
    add: (domain) => adminClient.post('/domains', { body: { domain } }).then(invalidate),
    verify: (domain) => adminClient.post('/domains/{domain}/verify', { path: { domain } }).then(invalidate),
    remove: (domain) => adminClient.delete('/domains/{domain}', { path: { domain } }).then(invalidate),
  };
}
