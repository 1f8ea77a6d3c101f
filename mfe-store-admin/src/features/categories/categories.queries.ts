import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CategoryMove } from 'api';
import { adminClient, notify } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';
import { moved } from './category-tree';

/** Deleting one moves its products and coupons. */
export const categories = defineResource('/categories', { alsoChanges: ['products', 'coupons'] });

/** The whole tree, under the key of `categoriesQuery`. */
export const treeQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'categories', { asStaff: true }],
    queryFn: ({ signal }) => adminClient.get('/categories', { signal }),
  });

/** Moves a category at once on the screen, and back when the API refuses. */
export function useMoveCategory() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const { queryKey } = treeQuery(tenantId);
  return useMutation({
    mutationFn: ({ id, ...body }: CategoryMove & { id: string }) =>
      adminClient.put('/categories/{id}/place', { path: { id }, body }),
    onMutate: async ({ id, ...move }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, moved(before, id, move));
      return { before };
    },
    onError: (error, _move, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
      notify.error(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'categories'] }),
  });
}

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
