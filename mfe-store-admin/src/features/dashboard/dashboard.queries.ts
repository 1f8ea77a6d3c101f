import { queryOptions } from '@tanstack/react-query';
import type { Dashboard } from 'api';
import { adminClient } from 'mfe-shared';

/** A dashboard left open on a wall keeps up with the day. */
const refreshMs = 60_000;

export const dashboardQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'dashboard'],
    queryFn: ({ signal }) => adminClient.get<Dashboard>('/dashboard', { signal }),
    refetchInterval: refreshMs,
  });
