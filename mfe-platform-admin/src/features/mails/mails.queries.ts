import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { useChange } from '../../ui/use-change';

export const mails = defineList('/mails');

const all = ['tenants', '', 'mails'] as const;

/** Each reading adds an entry to the audit log, so it is not refetched automatically. */
export const mailOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/mails/{id}', { path: { id }, signal }),
    staleTime: 60_000,
  });

/** Puts a failed mail back into the queue. */
export const useRetryMail = () =>
  useChange(
    (id: string) => adminClient.put('/mails/status/{id}', { path: { id }, body: { status: 'queued' } }),
    all,
  );
