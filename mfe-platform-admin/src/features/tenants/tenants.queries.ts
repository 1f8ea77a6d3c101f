import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListReply, Ring, Tenant, TenantDomain, TenantInput } from 'api';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

export type TenantListParams = Record<string, string | number>;

const all = ['platform', 'tenants'] as const;

export const tenantListOptions = (params: TenantListParams) =>
  queryOptions({
    queryKey: [...all, 'list', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<Tenant>>('/tenants', { params, signal }),
  });

export const tenantOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, id],
    queryFn: ({ signal }) => adminClient.get<Tenant>(`/tenants/${id}`, { signal }),
  });

export function useCreateTenant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TenantInput) => adminClient.post<Tenant>('/tenants', input),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Suspending closes a store's host at once; activating opens it again. */
export function useSetTenantStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: 'active' | 'suspended' }) =>
      adminClient.put<Tenant>(`/tenants/status/${id}`, { status }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** How early a store gets new builds, from its next page on. */
export function useSetRing(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ring: Ring) => adminClient.put(`/tenants/ring/${id}`, { ring }),
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
    queryFn: ({ signal }) => adminClient.get<TenantDomain[]>(`/tenants/${id}/domains`, { signal }),
  });

const domainPath = (id: string, domain: string) => `/tenants/${id}/domains/${encodeURIComponent(domain)}`;

export function useAddDomain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => adminClient.post<TenantDomain>(`/tenants/${id}/domains`, { domain }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Looks into DNS; the store answers on the domain as soon as the proof is found. */
export function useVerifyDomain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => adminClient.post<TenantDomain>(`${domainPath(id, domain)}/verify`),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useRemoveDomain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => adminClient.delete(domainPath(id, domain)),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}
