import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductRow } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'products'] as const;

export const productsQuery = (tenantId: string, query: ApiQuery<'/products'>) =>
  queryOptions({
    queryKey: [...all(tenantId), 'list', query],
    queryFn: ({ signal }) => adminClient.get('/products', { query, signal }),
  });

export function useSetProductStatus() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (body: { ids: string[]; status: ProductRow['status'] }) =>
      adminClient.patch('/products/update/many', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all(tenantId) }),
  });
}

export function useDeleteProducts() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (ids: string[]) => adminClient.patch('/products/delete/many', { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: all(tenantId) }),
  });
}
