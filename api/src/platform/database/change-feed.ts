import type { Change, ChangeListener } from './changes.ts';

export type ChangeFeed = ChangeListener & {
  /** Tells of each change from now on, and first whether changes are heard. What it answers ends that. */
  listen(listener: ChangeListener): () => void;
};

/** What this process hears, for any number of listeners. */
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
