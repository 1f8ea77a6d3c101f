import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListReply, Mail, MailRow } from 'api';
import { adminClient } from 'mfe-shared';

const all = ['platform', 'mails'] as const;

/** How often an open list looks for what was sent meanwhile. */
const refreshMs = 15_000;

export const mailListOptions = (params: Record<string, string | number>) =>
  queryOptions({
    queryKey: [...all, 'list', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<MailRow>>('/mails', { params, signal }),
    refetchInterval: refreshMs,
  });

/** Each reading is an entry in the audit log: it is not repeated unasked. */
export const mailOptions = (id: string) =>
  queryOptions({
    queryKey: [...all, 'detail', id],
    queryFn: ({ signal }) => adminClient.get<Mail>(`/mails/${id}`, { signal }),
    staleTime: 60_000,
  });

/** Puts a failed mail back into the queue. */
export function useRetryMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => adminClient.put(`/mails/status/${id}`, { status: 'queued' }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}
