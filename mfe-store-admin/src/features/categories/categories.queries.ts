import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** Deleting one moves its products and coupons. */
export const categories = defineResource('/categories', {
  alsoChanges: ['products', 'coupons'],
});

/** The whole tree, under the key of `categoriesQuery`. */
export const treeQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories', { asStaff: true }],
    queryFn: ({ signal }) => adminClient.get('/categories', { signal }),
  });

export function useDeleteCategory() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: ({ id, moveTo }: { id: string; moveTo: string }) =>
      adminClient.delete('/categories/{id}', { path: { id }, query: moveTo ? { moveTo } : {} }),
    // The page of the category is still open, and is left before the lists are read again.
    onSuccess: () =>
      Promise.all(
        categories.changes.map((subject) =>
          queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject], refetchType: 'none' }),
        ),
      ),
  });
}
