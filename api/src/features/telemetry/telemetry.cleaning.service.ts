import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';

const atOnce = 5_000;

/**
 * Deletes errors after 30 days, pages after two and numbers after 90, in small batches so that nothing waits for it.
 */
export async function cleanTelemetry(database: Database): Promise<void> {
  const errors = sql`delete from remote_errors where id in (
    select id from remote_errors where created_at < now() - interval '30 days' order by created_at limit ${atOnce})`;
  const numbers = sql`delete from remote_numbers where ctid in (
    select ctid from remote_numbers where day < (now() at time zone 'utc')::date - 90 limit ${atOnce})`;
  const pages = sql`delete from remote_pages where ctid in (
    select ctid from remote_pages where minute < now() - interval '2 days' limit ${atOnce})`;
  for (const statement of [errors, numbers, pages]) {
    let deleted = atOnce;
    while (deleted === atOnce)
      deleted = (await onPlatform(database, (tx) => tx.execute(statement))).rowCount ?? 0;
  }
}

const everyMs = 3_600_000;
const firstAfterMs = 90_000;

/** Cleans while the process lives. */
export function startTelemetryCleaning(
  database: Database,
  log: Pick<Logger, 'warn'>,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  let stopped = false;
  const later = (ms: number) => {
    if (!stopped) timer = setTimeout(run, ms).unref();
  };
  function run() {
    running = cleanTelemetry(database)
      .catch((error) => log.warn({ err: error }, 'old telemetry was not deleted'))
      .finally(() => later(everyMs));
  }
  later(firstAfterMs);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
