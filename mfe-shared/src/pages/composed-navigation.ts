import type { LocalizedText } from '../i18n/language';
import type { PageNavigation } from './page-entry.types';

/** A navigation entry of any remote, as its release record has it: in all languages. */
export type ComposedEntry = Omit<PageNavigation, 'label' | 'area' | 'icon'> & {
  area: string;
  icon: string;
  path: string;
  label: LocalizedText;
  permission?: string;
};

let entries: readonly ComposedEntry[] = [];
const listeners = new Set<() => void>();

/** Sets the navigation entries of the composition's remotes; the shell calls it for each composition. */
export function provideNavigation(next: readonly ComposedEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

export const composedNavigation = {
  get: (): readonly ComposedEntry[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
