import type { Composition } from '../page/composition';
import type { Remotes } from '../remotes/remotes';
import { Switching } from './switching';

export type Updates = {
  /** The edge tells of what a page would get now; it may also be what this page has. */
  learn(next: Composition): void;
  /** Before another page is entered: throws `Switching` when newer builds are to take over. */
  beforePage(): void;
  /** What the edge told last, or the page came with. */
  latestId(): string;
};

type Options = {
  remotes: Remotes;
  /** Something is being done that must not change under the visitor's hands. */
  areHeld: () => boolean;
  /** Once for all that comes until the next switch. */
  onReady: () => void;
};

/** Newer builds wait here until a visitor goes to another page by themselves. */
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
    // Whatever the shell and mfe-shared hold for all others cannot be exchanged inside of a page.
    if (changed.includes('shell') || changed.includes('mfe-shared')) throw new Switching('reload');
    remotes.follow(waiting);
    waiting = undefined;
    isAnnounced = false;
    if (changed.length > 0) throw new Switching('router');
  }

  return { learn, beforePage, latestId: () => (waiting ?? remotes.composition()).id };
}
