import type { Change, ChangeListener } from './changes.ts';

export type ChangeFeed = ChangeListener & {
  /**
   * Calls the listener first with the state of the connection and then for each change. The returned function ends it.
   */
  listen(listener: ChangeListener): () => void;
};

/** Passes the changes that this process receives on to any number of listeners. */
export function createChangeFeed(): ChangeFeed {
  const listeners = new Set<ChangeListener>();
  let isHearing = false;
  return {
    changed(change: Change | null) {
      for (const listener of listeners) listener.changed(change);
    },
    hearing(on) {
      isHearing = on;
      for (const listener of listeners) listener.hearing(on);
    },
    listen(listener) {
      listeners.add(listener);
      listener.hearing(isHearing);
      return () => void listeners.delete(listener);
    },
  };
}
