import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient, useTenant } from 'mfe-shared';

export const storeSetupQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'store-setup'],
    queryFn: ({ signal }) => adminClient.get('/store-setup', { signal }),
    // A step that was just done has to show it.
    staleTime: 0,
  });

/** Opens the store to shoppers, and lets it take orders. */
export function useOpenStore() {
  const client = useQueryClient();
  const { id } = useTenant();
  return useMutation({
    mutationFn: () => adminClient.post('/store-setup/open'),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: storeSetupQuery(id).queryKey }),
        client.invalidateQueries({ queryKey: ['tenants', id, 'closed'] }),
      ]),
  });
}
