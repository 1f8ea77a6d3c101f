import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** Refreshes a dashboard that stays open. */
const refreshMs = 60_000;

export const dashboardQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'dashboard'],
    queryFn: ({ signal }) => adminClient.get('/dashboard', { signal }),
    refetchInterval: refreshMs,
  });
