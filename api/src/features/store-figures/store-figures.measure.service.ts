import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { readUsage } from '../plan-limits/plan-limits.service.ts';
import { boundsOf, percentile } from '../telemetry/metrics.ts';
import { storeFigures as figures } from './store-figures.table.ts';

const everyMs = 60_000;
/** Stores in one run: 10,000 of them are measured in six hours. */
const atOnce = 30;
const againAfter = sql`interval '6 hours'`;
/** Tables that a store's role does not read, although they have rows of the store; an index counts them. */
const ofPlatform = ['audit_log', 'mails'];

type Measured = Pick<
  typeof figures.$inferInsert,
  'staff' | 'pictureBytes' | 'databaseBytes' | 'databaseMs' | 'loadP95'
>;
type Table = { name: string; perRow: number };

/** Measures some of the stores that were not measured for the longest time; any number of processes may. */
export async function measureStores(database: Database, most = atOnce): Promise<void> {
  const due = await onPlatform(database, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select tenant_id as id from store_figures
      where measured_at is null or measured_at < now() - ${againAfter}
      order by measured_at nulls first limit ${most}`);
    return rows;
  });
  for (const { id } of due) await onPlatform(database, (tx) => measureStore(tx, id));
  if (due.length > 0) await onPlatform(database, saveToday);
}

async function measureStore(tx: Tx, id: string): Promise<void> {
  const tables = await readTables(tx);
  const loads = await readLoads(tx, sql`store_id = ${id} and`, 30);
  const { rows: times } = await tx.execute<{ ms: number }>(sql`
    select coalesce(sum(database_ms), 0)::float8 as ms from store_days
    where tenant_id = ${id} and day > (now() at time zone 'UTC')::date - 30`);
  const ofOthers = await countRows(
    tx,
    id,
    tables.filter(({ name }) => ofPlatform.includes(name)),
  );
  await switchToTenant(tx, id);
  const ofStore = await countRows(
    tx,
    id,
    tables.filter(({ name }) => !ofPlatform.includes(name)),
  );
  const usage = await readUsage(tx, id);
  await switchToPlatform(tx);
  const measured: Measured = {
    staff: usage.staff,
    pictureBytes: usage.storage,
    databaseBytes: Math.round(ofStore + ofOthers),
    databaseMs: times[0]?.ms ?? 0,
    loadP95: percentile('load', loads, 0.95),
  };
  await tx
    .update(figures)
    .set({ ...measured, measuredAt: sql`now()` })
    .where(eq(figures.tenantId, id));
}

/** Reads the tables with rows of stores, and the average size of a row with its part of the indexes. */
async function readTables(tx: Tx): Promise<Table[]> {
  const { rows } = await tx.execute<Table>(sql`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 / c.reltuples as "perRow"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > 0
      and (c.relname in ${ofPlatform} or has_table_privilege('larder_app', c.oid, 'select'))
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`);
  return rows;
}

async function countRows(tx: Tx, id: string, tables: Table[]): Promise<number> {
  if (tables.length === 0) return 0;
  const counts: SQL[] = tables.map(
    ({ name, perRow }) =>
      sql`select count(*) * ${perRow}::float8 as bytes from ${sql.identifier(name)} where tenant_id = ${id}`,
  );
  const { rows } = await tx.execute<{ bytes: number }>(
    sql`select sum(bytes)::float8 as bytes from (${sql.join(counts, sql` union all `)}) tables`,
  );
  return rows[0]?.bytes ?? 0;
}

/** Counts the pages of these days that loaded within each bound. */
async function readLoads(tx: Tx, where: SQL, days: number): Promise<number[]> {
  const each = sql.raw(
    Array.from(
      { length: boundsOf.load.length + 1 },
      (_none, at) => `coalesce(sum(buckets[${at + 1}]), 0)::int`,
    ).join(', '),
  );
  const { rows } = await tx.execute<{ loads: number[] }>(sql`
    select array[${each}] as loads from remote_numbers
    where ${where} metric = 'load' and day = any(array(
      select (now() at time zone 'UTC')::date - back from generate_series(0, ${days - 1}::int) back))`);
  return rows[0]?.loads ?? [];
}

/** Saves the present totals of all stores, as the platform's analytics show them for today. */
async function saveToday(tx: Tx): Promise<void> {
  const loads = await readLoads(tx, sql``, 1);
  await tx.execute(sql`
    insert into platform_days as d (day, picture_bytes, database_bytes, loads)
      select (now() at time zone 'UTC')::date, coalesce(sum(picture_bytes), 0)::bigint,
        coalesce(sum(database_bytes), 0)::bigint, ${sql.param(loads)}::int[]
      from store_figures
    on conflict (day) do update set picture_bytes = excluded.picture_bytes,
      database_bytes = excluded.database_bytes, loads = excluded.loads`);
}

type Living = { database: Database; log: Pick<Logger, 'warn'> };

/** Measures while the process lives. `stop` resolves when running work has ended. */
export const startMeasuring = ({ database, log }: Living): { stop(): Promise<void> } =>
  repeat(() => measureStores(database), { everyMs, log, failed: 'the stores were not measured' });
