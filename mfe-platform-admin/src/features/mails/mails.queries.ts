import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { useChange } from '../../ui/use-change';

const all = ['platform', 'mails'] as const;

/** The polling interval of an open list. */
const refreshMs = 15_000;

export const mailListOptions = (query: ApiQuery<'/mails'>) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => adminClient.get('/mails', { query, signal }),
    refetchInterval: refreshMs,
  });

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
