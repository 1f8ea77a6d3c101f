import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReleaseOverview } from 'api';
import { adminClient } from 'mfe-shared';

/** Everything about builds and who gets them. */
export const releasesKey = ['platform', 'releases'] as const;

/** How soon an open page shows what somebody else released, and how a build does. */
const refreshMs = 5_000;

/** Asked again while the page is seen, and not behind other windows. */
export const releaseOverviewOptions = () =>
  queryOptions({
    queryKey: [...releasesKey, 'overview'],
    queryFn: ({ signal }) => adminClient.get('/releases/overview', { signal }),
    refetchInterval: refreshMs,
    staleTime: refreshMs,
  });

export type ReleasePart = ReleaseOverview['parts'][number];

/** The parts and their builds, to choose from. Asked once: what is chosen from must not move. */
export function useReleaseParts(): ReleasePart[] {
  const { data } = useQuery({ ...releaseOverviewOptions(), refetchInterval: false });
  return data?.parts ?? [];
}
