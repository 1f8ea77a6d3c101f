const key = 'larder-session';

/**
 * Tells the other tabs of this host that the session's cookies have changed. Storage events reach other tabs only.
 */
export function signalOtherTabs(): void {
  try {
    localStorage.setItem(key, `${Date.now()}-${Math.random()}`);
  } catch {
    // Storage may be unavailable. The other tabs then find out when they next read the cookies.
  }
}

/** Calls back when another tab signals. Returns a function that unsubscribes. */
export function onOtherTabSignal(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
