const timeoutMs = 3_000;

/** The composition that this page runs, and whether a reload would disturb somebody's work. */
type Present = { id: () => string; isHeld: () => boolean };

let present: Present | undefined;

export function knowPresent(known: Partial<Present>): void {
  present = { id: () => '', isHeld: () => false, ...present, ...known };
}

/** After a failure: loads the page anew when the platform gives it other builds by now, such as after a rollback. */
export async function reloadIfNewer(reload: () => void = () => location.reload()): Promise<boolean> {
  if (!present || present.isHeld()) return false;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch('/live/composition', { cache: 'no-store', signal });
    const { id } = (await reply.json()) as { id?: unknown };
    if (typeof id !== 'string' || id === present.id()) return false;
  } catch {
    // No answer, or none about builds: what failed is tried again as it is.
    return false;
  }
  reload();
  return true;
}
