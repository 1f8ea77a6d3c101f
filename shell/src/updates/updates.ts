import type { Composition } from '../page/composition';
import type { Remotes } from '../remotes/remotes';
import { Switching } from './switching';

export type Updates = {
  /** The composition that the edge sent; it may be the page's own. */
  learn(next: Composition): void;
  /** Runs before another page is entered: throws `Switching` when newer builds take over. */
  beforePage(): void;
  /** The last composition that the edge sent, or the page's own. */
  latestId(): string;
};

type Options = {
  remotes: Remotes;
  /** Work is in progress that a switch would disturb. */
  areHeld: () => boolean;
  /** One notice for all compositions until the next switch. */
  onReady: () => void;
};

/** Holds newer builds until the visitor navigates. */
export function createUpdates({ remotes, areHeld, onReady }: Options): Updates {
  let waiting: Composition | undefined;
  let isAnnounced = false;

  function learn(next: Composition): void {
    waiting = next.id === remotes.composition().id ? undefined : next;
    if (!waiting || isAnnounced || remotes.changedIn(waiting).length === 0) return;
    isAnnounced = true;
    onReady();
  }

  function beforePage(): void {
    if (!waiting || areHeld()) return;
    const changed = remotes.changedIn(waiting);
    // The shell and mfe-shared cannot be replaced inside of a page.
    if (changed.includes('shell') || changed.includes('mfe-shared')) throw new Switching('reload');
    remotes.follow(waiting);
    waiting = undefined;
    isAnnounced = false;
    if (changed.length > 0) throw new Switching('router');
  }

  return { learn, beforePage, latestId: () => (waiting ?? remotes.composition()).id };
}
