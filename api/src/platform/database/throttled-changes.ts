import type { Change } from './changes.ts';

/** What a store sells moves several times a second; whoever shows it reads again this often at most. */
export const throttleMs = 500;

/**
 * Passes changes on, those of one store's stock at most twice a second: the first at once, and what comes soon after
 * it as one. `end` forgets what is still to be said.
 */
export function throttleStockChanges(
  changed: (change: Change | null) => void,
  everyMs = throttleMs,
): { changed(change: Change | null): void; end(): void } {
  /** Stores of which something was said lately, and whether there is more to say. */
  const recent = new Map<string, { timer: NodeJS.Timeout; more: boolean }>();

  function tell(change: Extract<Change, { kind: 'stock' }>): void {
    changed(change);
    const timer = setTimeout(() => {
      const { more } = recent.get(change.tenantId) ?? {};
      recent.delete(change.tenantId);
      if (more) tell(change);
    }, everyMs).unref();
    recent.set(change.tenantId, { timer, more: false });
  }

  return {
    changed(change) {
      if (change?.kind !== 'stock') return changed(change);
      const lately = recent.get(change.tenantId);
      if (lately) lately.more = true;
      else tell(change);
    },
    end() {
      for (const { timer } of recent.values()) clearTimeout(timer);
      recent.clear();
    },
  };
}
