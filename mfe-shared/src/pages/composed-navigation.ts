import type { LocalizedText } from '../i18n/language';
import type { PageNavigation } from './page-entry.types';

/** A navigation entry as a release record has it: in all languages, of whichever remote. */
export type ComposedEntry = Omit<PageNavigation, 'label' | 'area' | 'icon'> & {
  area: string;
  icon: string;
  path: string;
  label: LocalizedText;
  permission?: string;
};

let entries: readonly ComposedEntry[] = [];
const listeners = new Set<() => void>();

/** Says which entries the remotes of the page's composition have; the shell does, for each composition anew. */
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
