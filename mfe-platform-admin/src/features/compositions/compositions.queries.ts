import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Composition, ListReply } from 'api';
import { adminClient } from 'mfe-shared';
import { releasesKey } from '../../ui/release-overview';

/** How often an open list looks for what was set meanwhile. */
const refreshMs = 15_000;

export const compositionListOptions = (params: Record<string, string | number>) =>
  queryOptions({
    queryKey: [...releasesKey, 'compositions', params],
    queryFn: ({ signal }) => adminClient.get<ListReply<Composition>>('/compositions', { params, signal }),
    refetchInterval: refreshMs,
  });

/** Makes a whole set live again: this one, or without an id the one before the present one. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id
        ? adminClient.post<Composition>(`/compositions/${id}/restore`)
        : adminClient.post<Composition>('/compositions/rollback', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: releasesKey }),
  });
}
