import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { releasesKey } from './release-overview';

const refreshMs = 30_000;

/** Demotions and failing builds that nobody has dismissed. */
export const demotionsOptions = () =>
  queryOptions({
    queryKey: [...releasesKey, 'demotions'],
    queryFn: ({ signal }) => adminClient.get('/demotions', { signal }),
    refetchInterval: refreshMs,
  });

/** For all operators. */
export function useDismissDemotion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => adminClient.post('/demotions/{id}/dismiss', { path: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: releasesKey }),
  });
}
