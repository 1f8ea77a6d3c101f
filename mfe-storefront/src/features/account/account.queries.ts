import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailChoiceList } from 'api';
import { api, useTenant } from 'mfe-shared';

export type MailTopic = MailChoiceList['items'][number]['topic'];

export const mailChoicesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'mail-choices'],
    queryFn: ({ signal }) => api.get('/mail-choices', { signal }),
  });

export function useChooseMail() {
  const queryClient = useQueryClient();
  const { queryKey } = mailChoicesQuery(useTenant().id);
  return useMutation({
    mutationFn: ({ topic, isOn }: { topic: MailTopic; isOn: boolean }) =>
      api.put('/mail-choices/{topic}', { path: { topic }, body: { isOn } }),
    onSuccess: (choices) => queryClient.setQueryData(queryKey, choices),
  });
}

/** What the link of a mail is about, for whoever has the mail. */
export const mailLinkQuery = (tenantId: string, token: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'mail-links', token],
    queryFn: ({ signal }) => api.get('/mail-links/{token}', { path: { token }, signal }),
    retry: false,
  });

export function useChooseByLink(token: string) {
  const queryClient = useQueryClient();
  const { queryKey } = mailLinkQuery(useTenant().id, token);
  return useMutation({
    mutationFn: (isOn: boolean) => api.put('/mail-links/{token}', { path: { token }, body: { isOn } }),
    onSuccess: (link) => queryClient.setQueryData(queryKey, link),
  });
}

/** The file with everything that the store holds about the shopper. */
export const fetchOwnData = () => api.get('/own-data', {});

export const eraseAccount = (proof: { password?: string }) => api.post('/own-data/erase', { body: proof });
