import { queryOptions } from '@tanstack/react-query';
import type { AuditCheck, AuditEntry, ListReply } from 'api';
import { adminClient } from 'mfe-shared';

const all = ['platform', 'audit-log'] as const;

export const auditLogOptions = (params: Record<string, string | number>) =>
  queryOptions({
    queryKey: [...all, 'list', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<AuditEntry>>('/audit-log', { params, signal }),
  });

/** Reads every entry there is: asked once a visit, and whenever somebody wants to know. */
export const auditCheckOptions = () =>
  queryOptions({
    queryKey: [...all, 'check'],
    queryFn: ({ signal }) => adminClient.get<AuditCheck>('/audit-log/check', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
