const listeners = new Set<() => void>();

/** Calls back when the session of this page ends, before the page is left. Returns a function that unsubscribes. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports that the session has ended: the server refused it, it expired, or somebody signed out. */
export function announceSessionLost(): void {
  for (const listener of listeners) listener();
}
