import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { constants } from '../constants';

const { retries, backoffCapMs, keptMs, layout } = constants.query;

/** A retry helps after a network failure or with a busy server, not after a refusal. */
function retry(limit: number) {
  return (failures: number, error: Error): boolean => {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const busy = error instanceof ApiError && (error.status === 408 || error.status === 429);
    return failures < limit && (!refused || busy);
  };
}

/** For queries of a layout (bell, badges): one retry, no refetch on focus, fresh for 4 minutes. */
export const layoutQuery = {
  retry: retry(layout.retries),
  refetchOnWindowFocus: layout.refetchOnWindowFocus,
  staleTime: layout.staleMs,
} as const;

/** For queries that a page's `load` sends: the page does not send them again when it is rendered. */
export const loadedQuery = { staleTime: 5_000 } as const;

/** One client for shell and remotes. Mutations are never retried automatically. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection the service worker may know the reply; otherwise the query waits for one.
        networkMode: 'offlineFirst',
        retry: retry(retries),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, backoffCapMs),
        gcTime: keptMs,
      },
    },
  });
}
