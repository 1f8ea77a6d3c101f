import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiBody } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import type { StoreRemoval } from '../../ui/removal';
import { removalOptions } from '../../ui/removal';

/** The store's name and address. */
export const storeOptions = (id: string) =>
  queryOptions({
    queryKey: ['platform', 'store-removals', 'store', id],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}', { path: { id }, signal }),
  });

/** Pages of the store tell it as well, and its plan does not renew any more. */
function useRemovalCall<Input>(id: string, mutationFn: (input: Input) => Promise<StoreRemoval>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (removal) => {
      client.setQueryData(removalOptions(id).queryKey, removal);
      return client.invalidateQueries();
    },
  });
}

/** Plans the deletion in two weeks; the owner is mailed why. */
export const useAskForRemoval = (id: string) =>
  useRemovalCall(id, (body: ApiBody<'post', '/tenants/{id}/removal'>) =>
    adminClient.post('/tenants/{id}/removal', { path: { id }, body }),
  );

export const useTakeBackRemoval = (id: string) =>
  useRemovalCall(id, () => adminClient.delete('/tenants/{id}/removal', { path: { id } }));
