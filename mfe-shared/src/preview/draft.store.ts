import type { Customization } from 'api';
import { useSyncExternalStore } from 'react';

let draft: Customization | null = null;
const listeners = new Set<() => void>();

/** Replaces the store's document in this page only. It is stored nowhere. */
export function showDraft(next: Customization): void {
  draft = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The document as somebody edits it around this page; null in every other page. */
export const useDraft = (): Customization | null =>
  useSyncExternalStore(
    subscribe,
    () => draft,
    () => null,
  );
