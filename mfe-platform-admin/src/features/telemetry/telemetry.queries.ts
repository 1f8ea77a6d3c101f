import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

/** The polling interval of an open list. */
const refreshMs = 15_000;

export const errorGroupListOptions = (query: ApiQuery<'/telemetry/error-groups'>) =>
  queryOptions({
    queryKey: [...releasesKey, 'error-groups', query],
    queryFn: ({ signal }) => adminClient.get('/telemetry/error-groups', { query, signal }),
    refetchInterval: refreshMs,
  });

export const remoteErrorListOptions = (query: ApiQuery<'/telemetry/errors'>) =>
  queryOptions({
    queryKey: [...releasesKey, 'errors', query],
    queryFn: ({ signal }) => adminClient.get('/telemetry/errors', { query, signal }),
    refetchInterval: refreshMs,
  });

/** All rows at once, as a list of one page. */
export const remoteNumbersOptions = (query: ApiQuery<'/telemetry/numbers'>) =>
  queryOptions({
    queryKey: [...releasesKey, 'numbers', query],
    queryFn: async ({ signal }) => {
      const { items } = await adminClient.get('/telemetry/numbers', { query, signal });
      return { items, totalDoc: items.length, page: 1, pages: 1 };
    },
  });
