import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListReply, ProductRow } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'products'] as const;

export const productsQuery = (tenantId: string, params: Record<string, unknown>) =>
  queryOptions({
    queryKey: [...all(tenantId), 'list', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<ProductRow>>('/products', { params, signal }),
  });

export function useSetProductStatus() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (input: { ids: string[]; status: ProductRow['status'] }) =>
      adminClient.patch<{ changed: number }>('/products/update/many', input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all(tenantId) }),
  });
}

export function useDeleteProducts() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (ids: string[]) => adminClient.patch<{ changed: number }>('/products/delete/many', { ids }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all(tenantId) }),
  });
}
