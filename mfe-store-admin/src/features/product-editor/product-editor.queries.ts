import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductInput } from 'api';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

const all = (tenantId: string) => ['tenants', tenantId, 'products'] as const;

export const productQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/products/{id}', { path: { id }, signal }),
  });

/** None for who may not read them: then there is nothing to choose, and the variants go by their SKUs. */
export const attributesQuery = (tenantId: string, allowed: boolean) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'attributes', { allowed }],
    queryFn: ({ signal }) => (allowed ? adminClient.get('/attributes', { signal }) : []),
  });

type Save = { id?: string | undefined; version: number; product: ProductInput };

/** Makes a product, or saves one over the version that was read. The form shows the errors. */
export function useSaveProduct() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ id, version, product }: Save) =>
      id
        ? adminClient.put('/products/{id}', { path: { id }, body: { version, product } })
        : adminClient.post('/products', { body: product }),
    onSuccess: (saved) => {
      queryClient.setQueryData(productQuery(tenantId, saved.id).queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: [...all(tenantId), 'list'] });
    },
  });
}

/** The newest version, past every cache. */
export function useReadNewest() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return (id: string) => queryClient.fetchQuery({ ...productQuery(tenantId, id), staleTime: 0 });
}
