import { rm, stat } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Audience } from '../../platform/archive/manifest.schema.ts';
import type { ArchiveFile } from '../../platform/archive/read-archive.ts';
import { ArchiveError, openArchive } from '../../platform/archive/read-archive.ts';
import type { Progress } from '../../platform/archive/write-archive.ts';
import { writeArchive } from '../../platform/archive/write-archive.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WorkerContext } from '../../platform/jobs/jobs.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { cloneStore, importStore } from './archives.import.service.ts';
import { openAfterRestore, restoreStore } from './archives.restore.service.ts';
import { archivePath } from './archives.service.ts';
import { archives } from './archives.table.ts';
import type { ArchiveChange, ArchiveRow, Working, WorkServices } from './working.ts';

const t = archives;

const mostAttempts = 3;
const fileDays = 7;
const dayMs = 86_400_000;
const reportEveryMs = 500;

/** Exports, imports, clones or restores a store. Called again when a process died at it. */
export async function workOnArchive(
  given: Omit<WorkServices, 'jobs'> & { log: Pick<Logger, 'warn'> },
  id: string,
  { jobs, stopping }: WorkerContext,
): Promise<void> {
  const services = { ...given, jobs };
  const { database, clock } = services;
  const row = await begin(database, id);
  if (!row) return;
  const set = (change: ArchiveChange) =>
    onPlatform(database, (tx) => tx.update(t).set(change).where(eq(t.id, id)));
  let reportedAt = 0;
  const onProgress = async ({ table, done, total }: Progress) => {
    if (Date.now() - reportedAt < reportEveryMs) return;
    reportedAt = Date.now();
    await set({ step: table, doneRows: done, totalRows: total });
  };
  const finish: Working['finish'] = async (tx, change) => {
    const end = {
      status: 'done',
      finishedAt: clock(),
      step: '',
      doneRows: sql`${t.totalRows}` as never,
    } as const;
    await tx
      .update(t)
      .set({ ...end, ...change })
      .where(eq(t.id, id));
  };
  const working = { services, row, finish, filling: { onProgress, stopping } };
  try {
    if (row.attempts > mostAttempts) throw new ArchiveError('gave_up');
    await works[row.kind](working);
  } catch (error) {
    if (!(error instanceof ArchiveError) && row.attempts < mostAttempts) throw error;
    if (!(error instanceof ArchiveError)) given.log.warn({ err: error, archive: id }, 'an archive failed');
    const known = error instanceof ArchiveError ? error : { problem: 'gave_up', about: '' };
    await set({ status: 'failed', problem: known.problem, problemAbout: known.about, finishedAt: clock() });
    if (row.kind === 'import' || row.kind === 'clone') await dropFile(working);
    if (row.kind === 'restore') await openAfterRestore(database, row.storeId ?? '');
  }
}

const begin = (database: Database, id: string): Promise<ArchiveRow | undefined> =>
  onPlatform(database, async (tx) => {
    const [row] = await tx
      .update(t)
      .set({ status: 'running', attempts: sql`${t.attempts} + 1` })
      .where(sql`${t.id} = ${id} and ${t.status} in ('waiting', 'running')`)
      .returning();
    return row;
  });

async function dropFile({ services: { config, database }, row: { id } }: Working): Promise<void> {
  await rm(archivePath(config, id), { force: true });
  await onPlatform(database, (tx) =>
    tx
      .update(t)
      .set({ bytes: null, details: sql`${t.details} - 'passwordHash'` })
      .where(eq(t.id, id)),
  );
}

/** Writes the file of a row, whole. */
async function write(working: Working, id: string, audience: Audience): Promise<number> {
  const { config, database, storage, clock } = working.services;
  const [store] = await onPlatform(database, (tx) =>
    tx
      .select({
        ...{ id: tenants.id, slug: tenants.slug, name: tenants.name, ownerEmail: tenants.ownerEmail },
        isPreparing: sql<boolean>`${tenants.openedAt} is null`,
      })
      .from(tenants)
      .where(eq(tenants.id, working.row.storeId ?? '')),
  );
  if (!store) throw new ArchiveError('store_gone');
  const target = archivePath(config, id);
  const wanted = { store, audience, target, now: clock(), ...working.filling };
  await writeArchive({ database, storage }, wanted);
  return (await stat(target)).size;
}

async function withFile(
  { services: { config } }: Working,
  id: string,
  work: (file: ArchiveFile) => Promise<void>,
): Promise<void> {
  const file = await openArchive(archivePath(config, id));
  try {
    await work(file);
  } finally {
    file.close();
  }
}

const works: Record<ArchiveRow['kind'], (working: Working) => Promise<void>> = {
  async export(working) {
    const { row, services, finish } = working;
    const bytes = await write(working, row.id, row.audience);
    const expiresAt = row.expiresAt ?? new Date(services.clock().getTime() + fileDays * dayMs);
    await onPlatform(services.database, (tx) => finish(tx, { bytes, expiresAt }));
  },
  async import(working) {
    await withFile(working, working.row.id, (file) => importStore(working, file));
    await dropFile(working);
  },
  async clone(working) {
    await write(working, working.row.id, 'owner');
    await withFile(working, working.row.id, (file) => cloneStore(working, file));
    await dropFile(working);
  },
  async restore(working) {
    const { row, services } = working;
    await keepPresent(working);
    await withFile(working, row.details.archiveId ?? '', (file) => restoreStore(working, file));
    await onPlatform(services.database, (tx) =>
      tx
        .update(t)
        .set({ details: { exportedAt: row.details.exportedAt ?? '' } })
        .where(eq(t.id, row.id)),
    );
  },
};

/**
 * Writes an archive of the store's present state, so that setting it back can be undone. It has the id of its own row.
 */
async function keepPresent(working: Working): Promise<void> {
  const { row, services } = working;
  const { beforeId } = row.details;
  if (!beforeId) throw new Error('A restore names the archive that it writes first');
  const bytes = await write(working, beforeId, 'operators');
  const now = services.clock();
  await onPlatform(services.database, (tx) =>
    tx
      .insert(t)
      .values({
        ...{ id: beforeId, kind: 'export', audience: 'operators', reason: 'before_restore', status: 'done' },
        ...{ storeId: row.storeId, storeName: row.storeName, storeSlug: row.storeSlug, bytes },
        ...{ requestedBy: row.requestedBy, createdAt: now, finishedAt: now },
        expiresAt: new Date(now.getTime() + fileDays * dayMs),
      })
      .onConflictDoNothing(),
  );
}
