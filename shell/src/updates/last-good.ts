import type { QueryClient } from '@tanstack/react-query';
import type { Remotes } from '../remotes/remotes';
import { TimeoutError } from '../remotes/timeout';
import { Switching } from './switching';

/** Handles a page that fails although its remote's build has loaded. */
export type LastGood = {
  /** Whether the build may be at fault and has a fallback. */
  mayHelp(remote: string, error: unknown): boolean;
  /** Loads the last good build for the next router; false when that fails, too. */
  take(remote: string): Promise<boolean>;
};

/** On a server builds are never replaced. */
export const noLastGood: LastGood = { mayHelp: () => false, take: async () => false };

type Options = {
  remotes: Pick<Remotes, 'hasLastGood' | 'fallBack'>;
  queryClient: QueryClient;
};

export function createLastGood({ remotes, queryClient }: Options): LastGood {
  const onTheWay = new Map<string, Promise<boolean>>();

  function mayHelp(remote: string, error: unknown): boolean {
    if (!(error instanceof Error) || isNoFaultOfABuild(error)) return false;
    // A page that waits for its data would wait in any other build, too.
    if (error instanceof TimeoutError && queryClient.isFetching() > 0) return false;
    return navigator.onLine && remotes.hasLastGood(remote);
  }

  async function fallBack(remote: string): Promise<boolean> {
    try {
      await remotes.fallBack(remote);
    } catch {
      // The failure was reported already, with the build that was running.
      return false;
    }
    // Failures that the other build may not have: a file that did not load or could not be run.
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

/** Refusals of the API, responses with a status that routes throw, and aborted work. */
function isNoFaultOfABuild(error: Error): boolean {
  return 'status' in error || error instanceof Switching || /^(Abort|Cancel)/.test(error.name);
}
