const holds = new Set<{ reason: string }>();

/**
 * While it is held the page keeps its builds, also when newer ones are live, because they would disturb the visitor's
 * work. Returns a function that releases the hold.
 */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Whether updates are held; the shell asks before it changes builds. */
export function updatesAreHeld(): boolean {
  return holds.size > 0;
}
