import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiBody, ApiReply } from 'mfe-shared';
import { adminClient, upload } from 'mfe-shared';
import { defineList, useReadableList } from 'mfe-shared/backoffice';

export type Archive = ApiReply<'get', '/archives/{id}'>;
export type CloneInput = ApiBody<'post', '/archives/clone'>;

const all = ['tenants', '', 'archives'] as const;
const askEveryMs = 1_000;

export const isAtWork = ({ status }: Archive): boolean => status === 'waiting' || status === 'running';

const archives = defineList('/archives');

/** All that was done with archives, or with those of one store; read again while something is being done. */
export const useArchiveList = (storeId?: string) =>
  useReadableList(archives, {
    defaultSort: '-createdAt',
    always: storeId ? { storeId } : {},
    refetchInterval: askEveryMs,
    refetchWhile: ({ items }) => items.some(isAtWork),
  });

/** The store's name and address. */
export const archivedStoreOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, 'store', id],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}', { path: { id }, signal }),
  });

function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: all }) });
}

export const useExportStore = () =>
  useChange((storeId: string) => adminClient.post('/archives', { body: { storeId } }));

export const useCloneStore = () =>
  useChange((body: CloneInput) => adminClient.post('/archives/clone', { body }));

export const useImportStore = () =>
  useChange(({ id, slug }: { id: string; slug: string }) =>
    adminClient.post('/archives/{id}/import', { path: { id }, body: { slug } }),
  );

export const useRestoreStore = () =>
  useChange(({ id, slug }: { id: string; slug: string }) =>
    adminClient.post('/archives/{id}/restore', { path: { id }, body: { slug } }),
  );

export const useRemoveArchive = () =>
  useChange((id: string) => adminClient.delete('/archives/{id}', { path: { id } }));

export const useUploadArchive = () =>
  useChange(({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
    upload('/archives/upload', file, { onProgress }),
  );

/** Asks for a link that works for some minutes, and lets the browser load the file by it. */
export function useLoadArchive() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { path } = await adminClient.post('/archives/{id}/link', { path: { id } });
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    },
  });
}
