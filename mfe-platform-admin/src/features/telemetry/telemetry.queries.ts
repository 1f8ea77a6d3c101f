import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { defineList, wholeList } from 'mfe-shared/backoffice';
import { releasesKey } from '../../ui/release-overview';

/** The polling interval of an open list. */
export const refreshMs = 15_000;

export const errorGroups = defineList('/telemetry/error-groups');

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
      return wholeList(items);
    },
  });
