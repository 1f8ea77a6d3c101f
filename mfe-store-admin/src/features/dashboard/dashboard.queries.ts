import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** A dashboard left open on a wall keeps up with the day. */
const refreshMs = 60_000;

export const dashboardQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'dashboard'],
    queryFn: ({ signal }) => adminClient.get('/dashboard', { signal }),
    refetchInterval: refreshMs,
  });
