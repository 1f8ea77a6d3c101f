import { queryOptions } from '@tanstack/react-query';
import type { Tenant } from 'api';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

const page = (query: ApiQuery<'/tenants'>, signal: AbortSignal) =>
  adminClient.get('/tenants', { query, signal });

export type PlatformDashboard = Record<'all' | 'active' | 'preparing' | 'suspended', number> & {
  newest: Tenant[];
};

/** The counts and the newest stores, from the list of tenants. */
export const dashboardOptions = () =>
  queryOptions({
    queryKey: ['tenants', '', 'tenants', 'dashboard'],
    queryFn: async ({ signal }): Promise<PlatformDashboard> => {
      const [all, active, preparing, suspended] = await Promise.all([
        page({ limit: 5 }, signal),
        page({ limit: 1, status: 'active' }, signal),
        page({ limit: 1, status: 'preparing' }, signal),
        page({ limit: 1, status: 'suspended' }, signal),
      ]);
      return {
        all: all.totalDoc,
        active: active.totalDoc,
        preparing: preparing.totalDoc,
        suspended: suspended.totalDoc,
        newest: all.items,
      };
    },
  });
