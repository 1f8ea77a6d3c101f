import { and, eq, inArray, sql } from 'drizzle-orm';
import { refillStore } from '../../platform/archive/fill-store.ts';
import type { ArchiveFile } from '../../platform/archive/read-archive.ts';
import { ArchiveError } from '../../platform/archive/read-archive.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Database } from '../../platform/database/database.ts';
import { onPlatform, switchToArchive, switchToPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { goOn, record } from './archives.after.service.ts';
import { keepPictures } from './archives.pictures.service.ts';
import type { Working } from './working.ts';

/** The reason of a store that is closed for this only; its staff read it. */
const reasonWhile = 'This store is being restored to an earlier state. It opens again in a moment.';
/** What releases before this wording wrote: a restore may have begun before the upgrade. */
const earlierReason = 'This store is being set back to an earlier state. It opens again in a moment.';

/** Closes the store: a change that somebody made meanwhile would be lost, or half of it. */
async function close(database: Database, id: string): Promise<void> {
  await onPlatform(database, async (tx) => {
    await tx
      .update(tenants)
      .set({ status: 'suspended', suspendedReason: reasonWhile })
      .where(and(eq(tenants.id, id), eq(tenants.status, 'active')));
    await announce(tx, { kind: 'tenants', tenantId: id });
  });
}

const openAgain = { status: 'active', suspendedReason: '' } as const;
const wasClosedByThis = (id: string) =>
  and(eq(tenants.id, id), inArray(tenants.suspendedReason, [reasonWhile, earlierReason]));

/** Opens the store as it was before, when its restore has failed for good or its process has died. */
export async function openAfterRestore(database: Database, id: string): Promise<void> {
  await onPlatform(database, async (tx) => {
    await tx.update(tenants).set(openAgain).where(wasClosedByThis(id));
    await announce(tx, { kind: 'tenants', tenantId: id });
  });
}

/** Sets a store back to the state of its archive, in one transaction. The numbers of invoices are never given twice. */
export async function restoreStore(
  { services, row, finish, filling }: Working,
  file: ArchiveFile,
): Promise<void> {
  const { database, storage, jobs } = services;
  const { id, name } = file.manifest.store;
  if (id !== row.storeId) throw new ArchiveError('other_store');
  await keepPictures(storage, id, file);
  await close(database, id);
  try {
    await onPlatform(database, async (tx) => {
      const [store] = await tx
        .select({ id: tenants.id })
        .from(tenants)
        .where(eq(tenants.id, id))
        .for('update');
      if (!store) throw new ArchiveError('store_gone');
      await switchToArchive(tx, id);
      const { rows: counted } = await tx.execute<{ name: string; value: number }>(
        sql`select name, value from counters where tenant_id = ${id}`,
      );
      await refillStore(tx, id, file, filling);
      for (const counter of counted)
        await tx.execute(sql`
          insert into counters (tenant_id, name, value) values (${id}, ${counter.name}, ${counter.value})
          on conflict (tenant_id, name) do update set value = greatest(counters.value, excluded.value)`);
      await goOn(tx, jobs, { id, name });
      await switchToPlatform(tx);
      await tx.update(tenants).set(openAgain).where(wasClosedByThis(id));
      await finish(tx, {});
      await record(tx, row, id, 'archives.restore', { exportedAt: file.manifest.exportedAt });
    });
  } catch (error) {
    await openAfterRestore(database, id);
    throw error;
  }
}
