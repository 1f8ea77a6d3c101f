import { queryOptions } from '@tanstack/react-query';
import type { ListReply, Tenant } from 'api';
import { adminClient } from 'mfe-shared';

const page = (params: Record<string, string | number>, signal: AbortSignal) =>
  adminClient.get<ListReply<Tenant>>('/tenants', { params, signal });

export type PlatformDashboard = { all: number; active: number; suspended: number; newest: Tenant[] };

/** Three counts and the newest stores, out of the list of tenants. */
export const dashboardOptions = () =>
  queryOptions({
    queryKey: ['platform', 'tenants', 'dashboard'],
    queryFn: async ({ signal }): Promise<PlatformDashboard> => {
      const [all, active, suspended] = await Promise.all([
        page({ limit: 5 }, signal),
        page({ limit: 1, status: 'active' }, signal),
        page({ limit: 1, status: 'suspended' }, signal),
      ]);
      return { all: all.totalDoc, active: active.totalDoc, suspended: suspended.totalDoc, newest: all.items };
    },
  });
