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

/** The stores whose name, address or owner contains the text, ten at most. */
export const storeSearchOptions = (q: string) =>
  queryOptions({
    queryKey: ['platform', 'tenants', 'search', q],
    queryFn: async ({ signal }) => {
      const { items } = await adminClient.get('/tenants', { query: { q, limit: 10, sort: 'name' }, signal });
      return items.map(({ id, name, slug }) => ({ id, label: `${name} (${slug})` }));
    },
    enabled: q.length >= 2,
  });

/** The store that the list is filtered to. */
export const storeOptions = (id: string | null) =>
  queryOptions({
    queryKey: ['platform', 'tenants', id],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}', { path: { id: id ?? '' }, signal }),
    enabled: id !== null,
  });

export const headsOptions = (digest: string) =>
  queryOptions({
    queryKey: [...all, 'heads', digest],
    queryFn: ({ signal }) => adminClient.get('/audit-log/heads/check', { query: { digest }, signal }),
    enabled: digest !== '',
    retry: false,
  });
