import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, listRows, readOne, withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Archive, ArchiveQuery } from './archives.schema.ts';
import { archive } from './archives.schema.ts';
import { archives } from './archives.table.ts';

const t = archives;
const mostListed = 50;

/** The file of an archive; only this module's folder is ever written to. */
export const archivePath = ({ DATA_DIR }: Pick<AppConfig, 'DATA_DIR'>, id: string): string =>
  join(DATA_DIR, 'archives', `${id}.zip`);

const columns = {
  ...columnsOf(t, archive),
  exportedAt: sql<string | null>`${t.details} ->> 'exportedAt'`,
  madeSlug: sql<string | null>`${t.details} ->> 'slug'`,
  slugTaken: sql<boolean>`${t.status} = 'uploaded' and exists (select from tenants s where s.slug = ${t.storeSlug})`,
  storeTaken: sql<boolean>`${t.status} = 'uploaded' and exists (select from tenants s where s.id = ${t.storeId})`,
};

/** Lists the jobs of all archives, or of one store's. */
export function listArchives(tx: Tx, query: ArchiveQuery): Promise<ListReply<Archive>> {
  const where = and(
    query.storeId ? eq(t.storeId, query.storeId) : undefined,
    containing(query.q, t.storeName, t.storeSlug),
  );
  return listRows(tx, t, query, { columns, where, sorts: { createdAt: t.createdAt } });
}

/** The archives that the owner of a store may have. */
const ofOwner = (storeId: string) =>
  and(eq(t.storeId, storeId), eq(t.audience, 'owner'), eq(t.kind, 'export'));

export async function listOwnArchives(tx: Tx, storeId: string): Promise<Archive[]> {
  const rows = await tx
    .select(columns)
    .from(t)
    .where(ofOwner(storeId))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(mostListed);
  return rows.map(withIsoTimes);
}

/** Throws NOT_FOUND, also for an archive of another store. */
export function readArchive(tx: Tx, id: string, own?: { storeId: string }): Promise<Archive> {
  return readOne(
    tx
      .select(columns)
      .from(t)
      .where(and(eq(t.id, id), own && ofOwner(own.storeId))),
  );
}

type Row = typeof t.$inferInsert;
export type NewArchive = Pick<Row, 'kind' | 'audience' | 'requestedBy'> &
  Partial<Pick<Row, 'reason' | 'details' | 'expiresAt'>>;

/** Throws NOT_FOUND, and ARCHIVE_RUNNING while something else is done with the store. */
export async function addForStore(
  tx: Tx,
  jobs: Pick<Jobs, 'addForPlatform'>,
  storeId: string,
  given: NewArchive,
): Promise<Archive> {
  const [store] = await tx
    .select({ name: tenants.name, slug: tenants.slug })
    .from(tenants)
    .where(eq(tenants.id, storeId))
    .for('update');
  if (!store) throw new AppError('NOT_FOUND');
  const busy = await tx.$count(t, and(eq(t.storeId, storeId), inArray(t.status, ['waiting', 'running'])));
  if (busy > 0) throw new AppError('ARCHIVE_RUNNING');
  const [added] = await tx
    .insert(t)
    .values({ ...given, storeId, storeName: store.name, storeSlug: store.slug })
    .returning({ id: t.id });
  const id = added?.id ?? '';
  await jobs.addForPlatform(tx, 'archives', id);
  return readArchive(tx, id);
}

/** Throws ARCHIVE_RUNNING. The file goes with it. */
export async function removeArchive(tx: Tx, config: AppConfig, id: string): Promise<void> {
  const [row] = await tx.select({ status: t.status }).from(t).where(eq(t.id, id)).for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status === 'waiting' || row.status === 'running') throw new AppError('ARCHIVE_RUNNING');
  await tx.delete(t).where(eq(t.id, id));
  await rm(archivePath(config, id), { force: true });
}

const keptDays = 400;
const dayMs = 86_400_000;

/** Deletes files whose time is over, and rows that nobody will look up any more. */
export async function dropExpired(tx: Tx, config: AppConfig, now: Date): Promise<void> {
  const ended = { bytes: null, expiresAt: null };
  const due = await tx
    .update(t)
    .set({ ...ended, status: sql`case when ${t.status} = 'uploaded' then 'failed' else ${t.status} end` })
    .where(and(lte(t.expiresAt, now), notInArray(t.status, ['waiting', 'running'])))
    .returning({ id: t.id });
  for (const { id } of due) await rm(archivePath(config, id), { force: true });
  await tx.delete(t).where(lte(t.createdAt, new Date(now.getTime() - keptDays * dayMs)));
}

/** Deletes half-written files of processes that have died. */
export async function dropParts({ DATA_DIR }: Pick<AppConfig, 'DATA_DIR'>): Promise<void> {
  const folder = join(DATA_DIR, 'archives');
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('.') && !name.endsWith('.part')) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(join(folder, name), { force: true });
  }
}
