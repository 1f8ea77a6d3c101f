/** The key of next-auth's own client, so that a page with that client and one of ours follow each other. */
const key = 'nextauth.message';

/** Tells the other tabs of this host that the layer's session may have changed. */
export function signalOtherTabs(trigger: 'getSession' | 'signIn' | 'signOut' | 'update'): void {
  const message = { event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000) };
  try {
    // The same text twice would be no event, and a time in seconds can repeat.
    localStorage.removeItem(key);
    localStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Without storage the other tabs find out when they get the focus.
  }
}

/** Listens to other tabs. Returns a function that unsubscribes. */
export function onOtherTab(listener: () => void): () => void {
  const handle = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue && isSessionMessage(newValue)) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

function isSessionMessage(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    return (message as { event?: unknown } | null)?.event === 'session';
  } catch {
    return false;
  }
}
