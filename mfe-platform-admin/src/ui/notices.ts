import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

const key = ['platform', 'notices'] as const;
const refreshMs = 30_000;

/** The notices to operators, until their cause is gone or somebody dismisses them. */
export const noticesOptions = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => adminClient.get('/platform-notices', { signal }),
    refetchInterval: refreshMs,
  });

/** For all operators. */
export function useDismissNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) =>
      adminClient.bulk(
        'platform-notices.dismiss',
        ids.map((id) => ({ id })),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
