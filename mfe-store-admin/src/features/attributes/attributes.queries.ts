import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

/** A product shows the names of its variants, which follow those of the values. */
export const attributes = defineResource('/attributes', { alsoChanges: ['products'] });

export function useDeleteAttribute() {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: (id: string) => adminClient.delete('/attributes/{id}', { path: { id } }),
    // The page of the attribute is still open, and is left before the list is read again.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'attributes'], refetchType: 'none' }),
  });
}
