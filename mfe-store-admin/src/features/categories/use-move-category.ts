import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CategoryMove } from 'api';
import { adminClient, notify } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';
import { treeQuery } from './categories.queries';
import { moved } from './category-tree';

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
