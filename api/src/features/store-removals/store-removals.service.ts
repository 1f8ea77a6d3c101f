import { eq, sql } from 'drizzle-orm';
import { tablesToDelete } from '../../platform/archive/catalogue.ts';
import { deleteRows } from '../../platform/archive/insert-rows.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { onPlatform, switchToArchive, switchToPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { storeRemovals } from './store-removals.table.ts';

/** Tables of the platform with a tenant, of which its own role deletes. */
const platforms = new Set([
  'card_work',
  'figure_marks',
  'mails',
  'publish_times',
  'shopper_mails',
  'store_day_sales',
  'store_days',
  'store_figures',
  'store_visits',
  'subscriptions',
  'tenant_domains',
  'tenant_former_slugs',
  'webhook_events',
]);
/** The platform keeps its own books: invoices are kept as long as the law asks. */
const kept = new Set(['subscription_invoices']);

/** Deletes a store for good: every row and file with its id, but for the platform's invoices. */
export async function removeStore(
  { database, storage }: { database: Database; storage: Storage },
  id: string,
  because: string,
): Promise<void> {
  await onPlatform(database, async (tx) => {
    const [store] = await tx
      .select({ slug: tenants.slug, name: tenants.name })
      .from(tenants)
      .where(eq(tenants.id, id))
      .for('update');
    if (!store) return;
    await forgetOutside(tx, id);
    const tables = await tablesToDelete(tx);
    for (const table of tables) {
      if (kept.has(table)) continue;
      await (platforms.has(table) ? switchToPlatform(tx) : switchToArchive(tx, id));
      await deleteRows(tx, id, table);
    }
    await switchToPlatform(tx);
    await tx.delete(storeRemovals).where(eq(storeRemovals.storeId, id));
    await tx.delete(tenants).where(eq(tenants.id, id));
    await announce(tx, { kind: 'tenants', tenantId: id });
    await recordAct(tx, {
      ...{ actorId: null, actorKind: 'system', actorName: '', source: 'server', tenantId: null },
      ...{ action: 'tenants.remove', details: { ...store, id, because } },
    });
  });
  await storage.removeStore(id);
}

/** Rows about a store in tables without a tenant. */
async function forgetOutside(tx: Tx, id: string): Promise<void> {
  await tx.execute(
    sql`delete from support_notes where case_id in (select id from support_cases where tenant_id = ${id})`,
  );
  await tx.execute(sql`delete from remote_errors where store_id = ${id}`);
  await tx.execute(sql`delete from remote_numbers where store_id = ${id}`);
  await tx.execute(
    sql`update rollouts set tenant_ids = array_remove(tenant_ids, ${id}::uuid) where ${id}::uuid = any (tenant_ids)`,
  );
  await tx.execute(sql`delete from jobs.job where data ->> 'tenantId' = ${id}`);
}
