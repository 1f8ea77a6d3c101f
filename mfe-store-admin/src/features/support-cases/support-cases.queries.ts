import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseFile, SupportCaseDetail } from 'api';
import { adminClient, api, upload } from 'mfe-shared';
import { defineList, download } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

export const supportCases = defineList('/support-cases');

const keyOf = (tenantId: string) => ['tenants', tenantId, 'support-cases'] as const;

export const caseQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(tenantId), 'detail', id],
    queryFn: ({ signal }) => api.get('/support-cases/{id}', { path: { id }, signal }),
    // An operator may answer while the page is open.
    refetchInterval: 30_000,
  });

/** The API replies with the changed case. */
function useCaseChange<Input>(mutationFn: (input: Input) => Promise<SupportCaseDetail>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSuccess: (changed) => {
      queryClient.setQueryData(caseQuery(tenantId, changed.id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: [...keyOf(tenantId), 'list'] });
      void queryClient.invalidateQueries({ queryKey: keyOf(tenantId), refetchType: 'none' });
    },
  });
}

export const useOpenCase = () =>
  useCaseChange((body: { subject: string; text: string; fileIds: string[] }) =>
    adminClient.post('/support-cases', { body }),
  );

export const useAnswerCase = (id: string) =>
  useCaseChange((body: { text: string; fileIds: string[] }) =>
    adminClient.post('/support-cases/{id}/messages', { path: { id }, body }),
  );

export const useCaseStatus = (id: string) =>
  useCaseChange((status: 'solved' | 'open') =>
    adminClient.put('/support-cases/status/{id}', { path: { id }, body: { status } }),
  );

/** For the message that opens a case. */
export const uploadFirstFile = (file: File) => upload('/support-cases/files', file);

export const uploadCaseFile = (id: string, file: File) =>
  upload('/support-cases/{id}/files', file, { path: { id } });

export const downloadCaseFile = (id: string, { id: fileId, name }: CaseFile) =>
  download('/support-cases/{id}/files/{fileId}', { path: { id, fileId }, name });
