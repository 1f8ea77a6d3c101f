import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { constants } from '../constants';
import { persistedKeys } from '../settings/settings.queries';

const { version, timeoutMs } = constants.persistence;

/** Only data that every page needs and that is not personal: settings, languages, customization. */
function isPersisted({ queryKey, state }: Query): boolean {
  return state.status === 'success' && persistedKeys.some((name) => queryKey.includes(name));
}

/**
 * Stores the settings across page loads: for administrators until the tab is closed, for shoppers longer. Entries of
 * another version or past their age are dropped. Returns a function that stops it.
 */
export function persistQueries(queryClient: QueryClient, storage: Storage, name: string): () => void {
  const key = `larder-queries:${name}`;
  restore(queryClient, storage, key);
  let pending: number | undefined;
  const write = () => {
    pending = undefined;
    const state = dehydrate(queryClient, { shouldDehydrateQuery: isPersisted });
    attempt(() => storage.setItem(key, JSON.stringify({ version, at: Date.now(), state })));
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isPersisted(query)) pending ??= whenIdle(write);
  });
  return () => {
    unsubscribe();
    if (pending !== undefined) cancelIdle(pending);
  };
}

/** Removes every stored query from both storages. */
export function clearPersistedQueries(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const keys = Object.keys(storage).filter((key) => key.startsWith('larder-queries:'));
    for (const key of keys) storage.removeItem(key);
  }
}

function restore(queryClient: QueryClient, storage: Storage, key: string): void {
  attempt(() => {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as {
      version?: number;
      at?: number;
      state?: DehydratedState;
    } | null;
    const age = Date.now() - (stored?.at ?? 0);
    if (stored?.state && stored.version === version && age < constants.query.settings.keptMs)
      hydrate(queryClient, stored.state);
    else storage.removeItem(key);
  });
}

/** A full or forbidden storage only means that the next load fetches again. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is lost: the stored data can be fetched.
  }
}

function whenIdle(work: () => void): number {
  return typeof requestIdleCallback === 'function'
    ? requestIdleCallback(work, { timeout: timeoutMs })
    : window.setTimeout(work, 1);
}

function cancelIdle(handle: number): void {
  if (typeof cancelIdleCallback === 'function') cancelIdleCallback(handle);
  else window.clearTimeout(handle);
}
