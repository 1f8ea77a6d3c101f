import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseFile, CaseStatus, StoreCaseDetail } from 'api';
import { adminClient, upload } from 'mfe-shared';
import { bulkInParts, defineList, download } from 'mfe-shared/backoffice';
import { useChange } from '../../ui/use-change';

export const storeCases = defineList('/platform/support-cases');

const all = ['tenants', '', 'platform/support-cases'] as const;

export const storeCaseOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/platform/support-cases/{id}', { path: { id }, signal }),
    refetchInterval: 30_000,
  });

export const assigneesOptions = () =>
  queryOptions({
    queryKey: [...all, 'assignees'],
    queryFn: async ({ signal }) => {
      const operators = await adminClient.get('/platform/support-cases/assignees', { signal });
      return operators.map(({ id, name }) => ({ value: id, label: name }));
    },
  });

/** The API replies with the changed case. */
function useCaseChange<Input>(mutationFn: (input: Input) => Promise<StoreCaseDetail>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (changed) => {
      client.setQueryData(storeCaseOptions(changed.id).queryKey, changed);
      void client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}

export const useAnswerStore = (id: string) =>
  useCaseChange((body: { text: string; fileIds: string[] }) =>
    adminClient.post('/platform/support-cases/{id}/messages', { path: { id }, body }),
  );

export const useNoteCase = (id: string) =>
  useCaseChange((text: string) =>
    adminClient.post('/platform/support-cases/{id}/notes', { path: { id }, body: { text } }),
  );

type CaseUpdate = Partial<Pick<StoreCaseDetail, 'status' | 'assigneeId'>> & { version: number };

export const useUpdateCase = (id: string) =>
  useCaseChange((body: CaseUpdate) =>
    adminClient.put('/platform/support-cases/{id}', { path: { id }, body }),
  );

export const useMoveCases = () =>
  useChange(
    ({ ids, status }: { ids: string[]; status: CaseStatus }) =>
      bulkInParts(
        'support-cases.status',
        ids.map((id) => ({ id, status })),
      ),
    all,
  );

export const uploadCaseFile = (id: string, file: File) =>
  upload('/platform/support-cases/{id}/files', file, { path: { id } });

export const downloadCaseFile = (id: string, { id: fileId, name }: CaseFile) =>
  download('/platform/support-cases/{id}/files/{fileId}', { path: { id, fileId }, name });
