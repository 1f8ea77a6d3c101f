import { announce } from '../../platform/database/changes.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';

/** Orders that are placed within this time are announced together. */
const throttleMs = 300;

/**
 * Announces a store's new orders, shortly after they are placed: transactions that notify commit one after the other,
 * so those of the orders do not.
 */
export function createAnnouncer(
  database: Database,
  failed: (error: unknown) => void,
): { placed(tenantId: string): void; stop(): void } {
  const pending = new Map<string, NodeJS.Timeout>();
  return {
    placed(tenantId) {
      if (pending.has(tenantId)) return;
      const timer = setTimeout(() => {
        pending.delete(tenantId);
        inTenant(database, tenantId, (tx) => announce(tx, { kind: 'orders', tenantId })).catch(failed);
      }, throttleMs).unref();
      pending.set(tenantId, timer);
    },
    stop() {
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    },
  };
}
