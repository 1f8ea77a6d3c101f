import type { QueryClient } from '@tanstack/react-query';
import type { Remotes } from '../remotes/remotes';
import { TimeoutError } from '../remotes/timeout';
import { Switching } from './switching';

/** What is done about a page that fails although the build of its remote has loaded. */
export type LastGood = {
  /** Whether it may be the build that fails here, and there is another one to go back to. */
  mayHelp(remote: string, error: unknown): boolean;
  /** Loads the last good build, so that the next router is made with it; false when that fails, too. */
  take(remote: string): Promise<boolean>;
};

/** Where builds are not exchanged: on a server. */
export const noLastGood: LastGood = { mayHelp: () => false, take: async () => false };

type Options = {
  remotes: Pick<Remotes, 'hasLastGood' | 'fallBack'>;
  queryClient: QueryClient;
};

export function createLastGood({ remotes, queryClient }: Options): LastGood {
  const onTheWay = new Map<string, Promise<boolean>>();

  function mayHelp(remote: string, error: unknown): boolean {
    if (!(error instanceof Error) || isNoFaultOfABuild(error)) return false;
    // A page that waits for its data would wait for it in any other build, too.
    if (error instanceof TimeoutError && queryClient.isFetching() > 0) return false;
    return navigator.onLine && remotes.hasLastGood(remote);
  }

  async function fallBack(remote: string): Promise<boolean> {
    try {
      await remotes.fallBack(remote);
    } catch {
      // It was reported where it failed; the page says that of the build that runs.
      return false;
    }
    // What one build has failed to fetch, or to make of it, the other is to try by itself.
    queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    return true;
  }

  return {
    mayHelp,
    take(remote) {
      const taking = onTheWay.get(remote) ?? fallBack(remote).finally(() => void onTheWay.delete(remote));
      onTheWay.set(remote, taking);
      return taking;
    },
  };
}

/** Refusals of the API, routes that answer with a status, and what was given up on purpose. */
function isNoFaultOfABuild(error: Error): boolean {
  return 'status' in error || error instanceof Switching || /^(Abort|Cancel)/.test(error.name);
}
