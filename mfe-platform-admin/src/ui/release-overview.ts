import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReleaseOverview } from 'api';
import { adminClient } from 'mfe-shared';

/** The data of the releases page. */
export const releasesKey = ['platform', 'releases'] as const;

/** The polling interval of an open page. */
const refreshMs = 5_000;

/** Polled while the window is visible only. */
export const releaseOverviewOptions = () =>
  queryOptions({
    queryKey: [...releasesKey, 'overview'],
    queryFn: ({ signal }) => adminClient.get('/releases/overview', { signal }),
    refetchInterval: refreshMs,
    staleTime: refreshMs,
  });

export type ReleasePart = ReleaseOverview['parts'][number];

/** The parts and their builds, to choose from. Fetched once, so that the options do not move. */
export function useReleaseParts(): ReleasePart[] {
  const { data } = useQuery({ ...releaseOverviewOptions(), refetchInterval: false });
  return data?.parts ?? [];
}
