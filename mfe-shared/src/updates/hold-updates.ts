const holds = new Set<{ reason: string }>();

/**
 * While it is held the page keeps the builds it has, also when newer ones are there: something is being done that must
 * not change under a visitor's hands. Returns how to let go.
 */
export function holdUpdates(reason: string): () => void {
  const hold = { reason };
  holds.add(hold);
  return () => void holds.delete(hold);
}

/** Whether anything is held; asked by the shell before it changes builds. */
export function updatesAreHeld(): boolean {
  return holds.size > 0;
}
