import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import type { Archive, CloneInput } from './archives.schema.ts';
import { addForStore, readArchive } from './archives.service.ts';
import { archives } from './archives.table.ts';

const t = archives;
type Asking = Pick<Services, 'config' | 'database' | 'jobs' | 'clock'>;

/** Throws SLUG_TAKEN, also for a name that the platform reserves. */
async function assertFree(tx: Tx, slug: string): Promise<void> {
  const refuse = (message: string) => new AppError('SLUG_TAKEN', [{ field: 'slug', message }]);
  if (await isReserved(tx, slug)) throw refuse('reserved');
  if ((await tx.$count(tenants, eq(tenants.slug, slug))) > 0) throw refuse('taken');
}

/**
 * Queues the import of an upload as a store under this address. Throws NOT_FOUND for anything but an upload, and
 * SLUG_TAKEN.
 */
export function askForImport(
  { database, jobs }: Asking,
  { id, slug, requestedBy }: { id: string; slug: string; requestedBy: string },
): Promise<Archive> {
  return onPlatform(database, async (tx) => {
    const [row] = await tx
      .select({ status: t.status, details: t.details })
      .from(t)
      .where(eq(t.id, id))
      .for('update');
    if (row?.status !== 'uploaded') throw new AppError('NOT_FOUND');
    await assertFree(tx, slug);
    await tx
      .update(t)
      .set({ status: 'waiting', requestedBy, details: { ...row.details, slug } })
      .where(eq(t.id, id));
    await jobs.addForPlatform(tx, 'archives', id);
    return readArchive(tx, id);
  });
}

export async function askForClone(
  { config, database, jobs, clock }: Asking,
  { storeId, ownerPassword, ...details }: CloneInput,
  requestedBy: string,
): Promise<Archive> {
  assertNewPassword(config, ownerPassword, 'ownerPassword');
  const passwordHash = await hashPassword(ownerPassword);
  return onPlatform(database, async (tx) => {
    await assertFree(tx, details.slug);
    const wanted = { kind: 'clone', audience: 'operators', requestedBy } as const;
    // The file that it is made from, should a process die before deleting it.
    const expiresAt = new Date(clock().getTime() + 86_400_000);
    return addForStore(tx, jobs, storeId, { ...wanted, expiresAt, details: { ...details, passwordHash } });
  });
}

/**
 * Sets a store back to an archive of it that is still there. Throws NOT_FOUND, and VALIDATION unless the address that was
 * typed is the store's.
 */
export function askForRestore(
  { database, jobs, clock }: Asking,
  { id, slug, requestedBy }: { id: string; slug: string; requestedBy: string },
): Promise<Archive> {
  return onPlatform(database, async (tx) => {
    const [row] = await tx
      .select({ storeId: t.storeId, createdAt: t.createdAt, slug: tenants.slug })
      .from(t)
      .innerJoin(tenants, eq(tenants.id, t.storeId))
      .where(
        and(
          ...[eq(t.id, id), eq(t.kind, 'export'), eq(t.status, 'done')],
          ...[isNotNull(t.bytes), gt(t.expiresAt, clock())],
        ),
      );
    if (!row?.storeId) throw new AppError('NOT_FOUND');
    if (row.slug !== slug) throw new AppError('VALIDATION', [{ field: 'slug', message: 'other' }]);
    return addForStore(tx, jobs, row.storeId, {
      ...{ kind: 'restore', audience: 'operators', requestedBy },
      details: { archiveId: id, beforeId: uuidv7(), exportedAt: row.createdAt.toISOString() },
    });
  });
}
