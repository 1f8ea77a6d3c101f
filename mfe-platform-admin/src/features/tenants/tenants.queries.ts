import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ring, TenantOwnerInput } from 'api';
import type { ApiBody } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import type { OwnDomainCalls } from 'mfe-shared/backoffice';
import { defineResource, loadList } from 'mfe-shared/backoffice';
import { releasesKey } from '../../ui/release-overview';
import { useChange } from '../../ui/use-change';

/** The stores of the platform. Their bills name them, and so do the releases. */
export const tenants = defineResource('/tenants');

/** How their list begins, and what filters it. */
export const tenantList = { filters: ['status', 'plan'], defaultSort: '-createdAt' } as const;

export const loadTenants = loadList(tenants, tenantList);

/** On the platform's host there is no store, so this is the beginning of all keys of `tenants`. */
const all = ['tenants', '', 'tenants'] as const;

export const tenantOptions = (id: string) => tenants.one('', id);

/** The plans to choose from, also those that are not offered. */
export const planChoicesOptions = () =>
  queryOptions({
    queryKey: [...all, 'plans'],
    queryFn: ({ signal }) => adminClient.get('/plans', { query: { limit: 100, sort: 'position' }, signal }),
  });

/** Suspending closes a store's shop at once, with a reason for its owner; activating opens it again. */
export const useSetTenantStatus = () =>
  useChange(
    ({ id, ...body }: { id: string; status: 'active' | 'suspended'; reason?: string }) =>
      adminClient.put('/tenants/status/{id}', { path: { id }, body }),
    all,
  );

/** The ring of a store for new builds, from its next page on. */
export function useSetRing(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ring: Ring) => adminClient.put('/tenants/ring/{id}', { path: { id }, body: { ring } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: all }),
        client.invalidateQueries({ queryKey: releasesKey }),
      ]),
  });
}

export const domainsOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, id, 'domains'],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}/domains', { path: { id }, signal }),
  });

export const ownersOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, id, 'owners'],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}/owners', { path: { id }, signal }),
  });

/** Somebody more with all rights, who gets a mail to join. */
export function useInviteOwner(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TenantOwnerInput) => adminClient.post('/tenants/{id}/owners', { path: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** For an owner who has lost the second factors. */
export function useResetOwner(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ownerId, ...body }: { ownerId: string; password?: string }) =>
      adminClient.post('/tenants/{id}/owners/{ownerId}/second-factors/remove', {
        path: { id, ownerId },
        body,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownersOptions(id).queryKey }),
  });
}

/** The calls for one of the store's own domains. It answers there as soon as the proof is found in DNS. */
export function useDomainCalls(id: string): OwnDomainCalls {
  const client = useQueryClient();
  const invalidate = () => client.invalidateQueries({ queryKey: all });
  return {
    add: (domain) =>
      adminClient.post('/tenants/{id}/domains', { path: { id }, body: { domain } }).then(invalidate),
    verify: (domain) =>
      adminClient.post('/tenants/{id}/domains/{domain}/verify', { path: { id, domain } }).then(invalidate),
    remove: (domain) =>
      adminClient.delete('/tenants/{id}/domains/{domain}', { path: { id, domain } }).then(invalidate),
  };
}

/** The address that opens the visit. */
export const useVisitStore = () =>
  useMutation({
    mutationFn: (body: ApiBody<'post', '/store-visits'>) => adminClient.post('/store-visits', { body }),
  });
