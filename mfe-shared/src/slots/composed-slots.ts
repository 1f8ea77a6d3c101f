import type { SlotFiller } from './slots.types';

let fillers: readonly SlotFiller[] = [];
const listeners = new Set<() => void>();

/** Sets the fillers of the composition's remotes; the shell calls it for each composition. */
export function provideSlots(next: readonly SlotFiller[]): void {
  fillers = next;
  for (const listener of listeners) listener();
}

const none: readonly SlotFiller[] = [];

export const composedSlots = {
  get: (): readonly SlotFiller[] => fillers,
  /** Rendering on a server and the first rendering in a browser have no fillers: these come after the page. */
  getOnServer: (): readonly SlotFiller[] => none,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
