import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiBody, ApiReply } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

export type StoreRemoval = ApiReply<'get', '/tenants/{id}/removal'>;

const keyOf = (id: string) => ['platform', 'store-removals', id] as const;

/** The store's name and address. */
export const storeOptions = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'store'],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}', { path: { id }, signal }),
  });

/** When the store is deleted, and why. */
export const removalOptions = (id: string) =>
  queryOptions({
    queryKey: [...keyOf(id), 'removal'],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}/removal', { path: { id }, signal }),
  });

/** The pages of the store and of its archives tell it as well. */
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
