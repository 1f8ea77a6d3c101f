import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiReply } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { useTenantId } from '../../ui/use-tenant-id';

export type StoreArchive = ApiReply<'get', '/store-archives'>['items'][number];

export type StoreRemoval = ApiReply<'get', '/store-removal'>;

const all = (tenantId: string) => ['tenants', tenantId, 'archives'] as const;
const askEveryMs = 1_000;

export const isAtWork = ({ status }: StoreArchive): boolean => status === 'waiting' || status === 'running';

/** The store's own archives, newest first; read again while one is being written. */
export const archivesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'list'],
    queryFn: ({ signal }) => adminClient.get('/store-archives', { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? askEveryMs : false),
  });

export const removalQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...all(tenantId), 'removal'],
    queryFn: ({ signal }) => adminClient.get('/store-removal', { signal }),
  });

function useRemovalCall<Input>(mutationFn: (input: Input) => Promise<StoreRemoval>) {
  const client = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    // Its plan does not renew any more, and its archives are others.
    onSuccess: () => client.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

export const useAskForRemoval = () =>
  useRemovalCall((body: { slug: string; password?: string }) => adminClient.post('/store-removal', { body }));

export const useTakeBackRemoval = () => useRemovalCall(() => adminClient.delete('/store-removal'));

export function useWriteArchive() {
  const client = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: () => adminClient.post('/store-archives'),
    onSettled: () => client.invalidateQueries({ queryKey: all(tenantId) }),
  });
}

/** Asks for a link that works for some minutes, and lets the browser load the file by it. */
export function useLoadArchive() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { path } = await adminClient.post('/store-archives/{id}/link', { path: { id } });
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    },
  });
}
