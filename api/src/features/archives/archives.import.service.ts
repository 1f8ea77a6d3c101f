import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { anonymize, isOfPeople } from '../../platform/archive/anonymous.ts';
import { isAudit } from '../../platform/archive/catalogue.ts';
import type { Filling } from '../../platform/archive/fill-store.ts';
import { fillStore } from '../../platform/archive/fill-store.ts';
import type { ArchiveFile } from '../../platform/archive/read-archive.ts';
import { ArchiveError } from '../../platform/archive/read-archive.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import {
  onPlatform,
  switchToArchive,
  switchToPlatform,
  switchToTenant,
} from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { brokenEntryOf } from '../audit-log/audit-log.check.service.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import { roles } from '../roles/roles.table.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { staff } from '../staff/staff.table.ts';
import { openSubscription } from '../subscriptions/subscriptions.service.ts';
import { goOn, record } from './archives.after.service.ts';
import { keepPictures } from './archives.pictures.service.ts';
import type { Working } from './working.ts';

type Store = Pick<typeof tenants.$inferInsert, 'openedAt' | 'isSandbox'> &
  Record<'id' | 'slug' | 'name' | 'ownerEmail', string>;

/** Throws ArchiveError when the address or the store is taken. */
async function insertStore(tx: Tx, store: Store): Promise<void> {
  if (await isReserved(tx, store.slug)) throw new ArchiveError('slug_taken', store.slug);
  const [made] = await tx.insert(tenants).values(store).onConflictDoNothing().returning({ id: tenants.id });
  if (made) return;
  const [same] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, store.id));
  throw same ? new ArchiveError('store_taken') : new ArchiveError('slug_taken', store.slug);
}

/** Imports a whole store with its own ids and chain, or nothing. Its people choose new passwords. */
export async function importStore(
  { services, row, finish, filling }: Working,
  file: ArchiveFile,
): Promise<void> {
  const { database, storage, jobs, clock } = services;
  const { id, name, ownerEmail, slug: oldSlug, isPreparing } = file.manifest.store;
  const slug = row.details.slug ?? oldSlug;
  const isThere = await onPlatform(database, (tx) => tx.$count(tenants, eq(tenants.id, id)));
  if (isThere > 0) throw new ArchiveError('store_taken');
  await keepPictures(storage, id, file);
  try {
    await onPlatform(database, async (tx) => {
      const opened = isPreparing ? { openedAt: null } : {};
      await insertStore(tx, { id, slug, name, ownerEmail, isSandbox: false, ...opened });
      await switchToArchive(tx, id);
      await fillStore(tx, id, file, filling);
      if ((await brokenEntryOf(tx, id)) !== null) throw new ArchiveError('audit_chain');
      await goOn(tx, jobs, { id, name });
      const { default_currency: currency } = await readGlobalSetting(tx, id);
      await switchToPlatform(tx);
      await openSubscription(tx, id, currency, clock());
      await finish(tx, { storeId: id, storeName: name, storeSlug: slug });
      await record(tx, row, id, 'archives.import', { from: oldSlug, exportedAt: file.manifest.exportedAt });
    });
  } catch (error) {
    // Unless somebody else has made the same store meanwhile.
    if (!(error instanceof ArchiveError && error.problem === 'store_taken')) await storage.removeStore(id);
    throw error;
  }
}

/** Makes a store with an id of its own, whose people are made up. The person who asked for it signs in as its owner. */
export async function cloneStore(
  { services, row, finish, filling }: Working,
  file: ArchiveFile,
): Promise<void> {
  const { database, storage, jobs } = services;
  const { slug = '', name = '', ownerEmail = '', passwordHash = '' } = row.details;
  const id = uuidv7();
  const from = file.manifest.store.id;
  const invented = anonymize(await keyFor(services, 'people of sandboxes'));
  const change: Filling['change'] = (table, line) =>
    // The addresses of its pictures name the store.
    (table === 'settings' ? withoutSearchEngines(line) : invented(table, line)).replaceAll(
      `/uploads/${from}/`,
      `/uploads/${id}/`,
    );
  const without = (table: string) => isOfPeople(table) || isAudit({ name: table });
  await keepPictures(storage, id, file);
  try {
    await onPlatform(database, async (tx) => {
      await insertStore(tx, { id, slug, name, ownerEmail, isSandbox: true });
      await switchToArchive(tx, id);
      await fillStore(tx, id, file, { ...filling, without, change });
      await goOn(tx, jobs, { id, name });
      await addOwner(tx, id, { name, email: ownerEmail, passwordHash });
      await switchToPlatform(tx);
      await finish(tx, { details: { slug, name, ownerEmail } });
      await record(tx, row, id, 'archives.clone', { from: row.storeSlug });
    });
  } catch (error) {
    await storage.removeStore(id);
    throw error;
  }
}

/** Hides a copy of the shop from search engines. */
function withoutSearchEngines(line: string): string {
  const row = JSON.parse(line) as { kind: string; body: Record<string, unknown> };
  if (row.kind === 'store') row.body.search_engines = false;
  return JSON.stringify(row);
}

async function addOwner(
  tx: Tx,
  tenantId: string,
  owner: { name: string; email: string; passwordHash: string },
): Promise<void> {
  await switchToTenant(tx, tenantId);
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, ownerRole));
  if (!role) throw new ArchiveError('refused_by_database', 'roles');
  await tx.insert(staff).values({ tenantId, roleId: role.id, ...owner });
}
