import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';
import { useChange } from '../../ui/use-change';

/** The polling interval of an open list. */
const refreshMs = 15_000;

export const compositionListOptions = (query: ApiQuery<'/compositions'>) =>
  queryOptions({
    queryKey: [...releasesKey, 'compositions', query],
    queryFn: ({ signal }) => adminClient.get('/compositions', { query, signal }),
    refetchInterval: refreshMs,
  });

/** Makes a whole composition live again: this one, or without an id the one before the present one. */
export const useRestore = () =>
  useChange(
    (id: string | null) =>
      id
        ? adminClient.post('/compositions/{id}/restore', { path: { id } })
        : adminClient.post('/compositions/rollback', { body: {} }),
    releasesKey,
  );
