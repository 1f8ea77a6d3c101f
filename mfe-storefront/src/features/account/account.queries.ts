import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address, AddressInput, MailChoiceList, Me } from 'api';
import { api, useTenant } from 'mfe-shared';
import { hasNoReply } from '../../ui/has-no-reply';
import { meQuery } from '../../ui/shopper.queries';

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

/** The subject of a mail's link, for whoever has the mail. */
export const mailLinkQuery = (tenantId: string, token: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'mail-links', token],
    queryFn: ({ signal }) => api.get('/mail-links/{token}', { path: { token }, signal }),
    throwOnError: hasNoReply,
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

/** The fields of an address that can be changed. The default is set by itself. */
export function inputOf({ id: _, isDefault: __, ...fields }: Address): AddressInput {
  return { ...fields, isDefault: false };
}

/** Each reply is the shopper with all addresses. */
function useBook<Input>(change: (input: Input) => Promise<Me>) {
  const queryClient = useQueryClient();
  const { queryKey } = meQuery(useTenant().id);
  return useMutation({
    mutationFn: change,
    onSuccess: (me) => queryClient.setQueryData(queryKey, me),
    // It may have been changed elsewhere.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export const useAddAddress = () =>
  useBook((body: AddressInput) => api.post('/customers/me/addresses', { body }));

export const useSaveAddress = (id: string) =>
  useBook((body: AddressInput) => api.put('/customers/me/addresses/{id}', { path: { id }, body }));

export const useDeleteAddress = (id: string) =>
  useBook<void>(() => api.delete('/customers/me/addresses/{id}', { path: { id } }));
