import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';

const everyMs = 60_000;

/** Adds this process' times of each store's transactions to today (UTC). */
export async function saveStoreTimes(database: Database): Promise<void> {
  const { storeTimes } = database;
  const rows = [...storeTimes].map(([tenant_id, ms]) => ({ tenant_id, ms: Math.round(ms) }));
  storeTimes.clear();
  if (rows.length === 0) return;
  await onPlatform(database, (tx) =>
    tx.execute(sql`
      insert into store_days as d (tenant_id, day, database_ms)
        select t.id, (now() at time zone 'UTC')::date, taken.ms
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as taken (tenant_id uuid, ms int)
        join tenants t on t.id = taken.tenant_id order by t.id
      on conflict (tenant_id, day) do update set database_ms = d.database_ms + excluded.database_ms`),
  );
}

type Living = { database: Database; log: Pick<Logger, 'warn'> };

/** Saves while the process lives, and at its end. The measurements of a minute that could not be saved are lost. */
export function startSavingTimes({ database, log }: Living): { stop(): Promise<void> } {
  const failed = 'the times of the stores’ transactions were not saved';
  const saving = repeat(() => saveStoreTimes(database), { everyMs, log, failed });
  return {
    async stop() {
      await saving.stop();
      await saveStoreTimes(database).catch((error) => log.warn({ err: error }, failed));
    },
  };
}
