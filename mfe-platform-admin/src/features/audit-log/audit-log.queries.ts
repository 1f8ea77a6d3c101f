import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

const all = ['platform', 'audit-log'] as const;

export const auditLogOptions = (query: ApiQuery<'/audit-log'>) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => adminClient.get('/audit-log', { query, signal }),
  });

/** The check reads every entry: it runs once a visit, and on request. */
export const auditCheckOptions = () =>
  queryOptions({
    queryKey: [...all, 'check'],
    queryFn: ({ signal }) => adminClient.get('/audit-log/check', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
