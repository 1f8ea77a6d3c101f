import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import type { CountedStore } from './store-figures.count.service.ts';
import { countStore } from './store-figures.count.service.ts';
import { addUpDays } from './store-figures.days.service.ts';
import { saveDays, saveFigures } from './store-figures.save.service.ts';

const everyMs = 5_000;
/** Marks in one transaction, and stores whose 30 days move on. */
const atOnce = 1_000;

type Mark = { tenantId: string; kind: 'day' | 'products' | 'all'; day: string | null };

/** Marks all days of all stores, which the next run adds up anew. */
export const markAll = (tx: Tx) =>
  tx.execute(
    sql`insert into figure_marks (id, tenant_id, kind) select gen_random_uuid(), id, 'all' from tenants`,
  );

/**
 * Adds up the changes since the last run; any number of processes may, one at a time. Marks are deleted in the
 * transaction that reads the rows of the change: a later commit has marks of its own.
 */
export async function addUpStores(database: Database): Promise<void> {
  while (await onPlatform(database, addUpSome));
}

/** Returns whether there may be more. */
async function addUpSome(tx: Tx): Promise<boolean> {
  const lock = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('larder.store_figures')) as mine`,
  );
  if (!lock.rows[0]?.mine) return false;
  const { rows: marks } = await tx.execute<Mark>(sql`
    delete from figure_marks where id in (select id from figure_marks limit ${atOnce})
    returning tenant_id as "tenantId", kind, day::text`);
  const stores = await countStores(tx, marks);
  await saveDays(tx, stores);
  const { rows: old } = await tx.execute<{ tenantId: string }>(sql`
    select tenant_id as "tenantId" from store_figures
    where through < (now() at time zone 'UTC')::date limit ${atOnce}`);
  await saveFigures(
    tx,
    stores,
    [...old, ...stores].map(({ tenantId }) => tenantId),
  );
  // The days of all stores once they are all added up: a backfill changes each of them many times.
  if (marks.length === atOnce || old.length === atOnce) return true;
  return addUpDays(tx);
}

/** Counts each store by its own role, behind row-level security. */
async function countStores(tx: Tx, marks: Mark[]): Promise<CountedStore[]> {
  const counted: CountedStore[] = [];
  for (const [tenantId, own] of Map.groupBy(marks, (mark) => mark.tenantId)) {
    const isAll = own.some(({ kind }) => kind === 'all');
    const days = isAll ? 'all' : [...new Set(own.flatMap(({ day }) => day ?? []))].sort();
    await switchToTenant(tx, tenantId);
    const withProducts = isAll || own.some(({ kind }) => kind === 'products');
    counted.push(await countStore(tx, tenantId, { days, withProducts }));
  }
  await switchToPlatform(tx);
  return counted;
}

type Living = { database: Database; log: Pick<Logger, 'warn'> };

/** Adds up while the process lives. `stop` resolves when running work has ended. */
export const startAggregating = ({ database, log }: Living): { stop(): Promise<void> } =>
  repeat(() => addUpStores(database), {
    everyMs,
    log,
    failed: 'the figures of the stores were not added up',
  });
