import type { Change } from './changes.ts';

/** Stock changes several times a second; those who show it get a message this often at most. */
export const throttleMs = 500;

/**
 * Passes changes on, but those of one store's stock at most twice a second: the first at once, and later ones merged
 * into one. `end` drops the pending ones.
 */
export function throttleStockChanges(
  changed: (change: Change | null) => void,
  everyMs = throttleMs,
): { changed(change: Change | null): void; end(): void } {
  /** Stores whose change was announced lately, and whether another is pending. */
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
