import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** The audit log has an entry of each search, so it is not repeated without need. */
export const peopleOptions = (q: string) =>
  queryOptions({
    queryKey: ['platform', 'people', q],
    queryFn: ({ signal }) => adminClient.get('/people', { query: { q }, signal }),
    enabled: q.length >= 3,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
