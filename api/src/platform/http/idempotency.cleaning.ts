import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { repeat } from '../jobs/repeat.ts';
import { inTenant, onPlatform } from '../tenancy/tenancy.ts';
import { tenants } from '../tenancy/tenants.table.ts';

/** The number of keys that one transaction deletes, so that nobody waits for it. */
const atOnce = 5_000;
const everyMs = 3_600_000;
const firstAfterMs = 120_000;

/**
 * Deletes the keys and replies that no repetition gets any more, store by store, as row-level security wants it. Any
 * number of processes may. Returns how many there were.
 */
export async function forgetKeys(database: Database, stopping?: AbortSignal): Promise<number> {
  const stores = await onPlatform(database, (tx) => tx.select({ id: tenants.id }).from(tenants));
  let forgotten = 0;
  for (const { id } of stores) {
    for (let deleted = atOnce; deleted === atOnce; forgotten += deleted) {
      if (stopping?.aborted) return forgotten;
      const { rowCount } = await inTenant(database, id, (tx) =>
        tx.execute(sql`
          delete from idempotency_keys where (tenant_id, actor_id, key) in (
            select tenant_id, actor_id, key from idempotency_keys
            where tenant_id = ${id} and created_at < now() - interval '24 hours'
            order by created_at limit ${atOnce} for update skip locked)`),
      );
      deleted = rowCount ?? 0;
    }
  }
  return forgotten;
}

/** Does so each hour while the process lives. `stop` resolves when running work has ended. */
export const startForgettingKeys = (
  database: Database,
  log: Pick<Logger, 'warn'>,
): { stop(): Promise<void> } =>
  repeat((stopping) => forgetKeys(database, stopping), {
    ...{ everyMs, firstAfterMs, log, failed: 'old keys of repeated requests were not deleted' },
  });
