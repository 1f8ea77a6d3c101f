import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListReply, Tenant, TenantInput } from 'api';
import { adminClient } from 'mfe-shared';

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
