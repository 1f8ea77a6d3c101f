import { queryOptions } from '@tanstack/react-query';
import type { ListReply, RemoteError, RemoteNumbers } from 'api';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

/** How often an open list looks for what failed meanwhile. */
const refreshMs = 15_000;

export const remoteErrorListOptions = (params: Record<string, string | number>) =>
  queryOptions({
    queryKey: [...releasesKey, 'errors', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<RemoteError>>('/telemetry/errors', { params, signal }),
    refetchInterval: refreshMs,
  });

/** All lines at once, as a list of one page. */
export const remoteNumbersOptions = (params: Record<string, string>) =>
  queryOptions({
    queryKey: [...releasesKey, 'numbers', params],
    queryFn: async ({ signal }) => {
      const { items } = await adminClient.get<{ items: RemoteNumbers[] }>('/telemetry/numbers', {
        params,
        signal,
      });
      return { items, totalDoc: items.length, page: 1, pages: 1 };
    },
  });
