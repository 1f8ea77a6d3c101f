import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';

/** The second factors of the signed-in person; somebody else in this tab has another key. */
export const ownFactorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['second-factors', 'own', userId],
    queryFn: ({ signal }) => api.get('/auth/second-factors', { signal }),
  });

/** Reads them again, after a change. */
export function useFactorsChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['second-factors', 'own'] });
}
