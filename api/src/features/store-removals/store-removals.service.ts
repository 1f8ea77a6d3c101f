import { eq, sql } from 'drizzle-orm';
import { tablesToDelete } from '../../platform/archive/catalogue.ts';
import { deleteRows } from '../../platform/archive/insert-rows.ts';
import type { AppConfig } from '../../platform/config.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import { collectorOf } from '../../platform/payments/collector-of.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { onPlatform, switchToArchive, switchToPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { archives } from '../archives/archives.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import { subscriptionMethods } from '../subscriptions/subscriptions.table.ts';
import { storeRemovals } from './store-removals.table.ts';

/** Tables of the platform with a tenant, from which the platform's own role deletes. */
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
  'subscription_methods',
  'subscriptions',
  'tenant_domains',
  'tenant_former_slugs',
  'webhook_events',
]);
/** Workers lock rows of these before the store, and a transaction in the other order would deadlock with them. */
const ofWorkers = ['figure_marks', 'shopper_mails', 'webhook_events'];
/** The platform keeps its own books: invoices are kept as long as the law asks. */
const kept = new Set(['subscription_invoices']);

/** Deletes a store for good: every row and file with its id, but for the platform's invoices. */
export async function removeStore(
  { config, database, storage }: { config: AppConfig; database: Database; storage: Storage },
  id: string,
  because: string,
): Promise<void> {
  const method = await onPlatform(database, async (tx) => {
    for (const table of ofWorkers) await deleteRows(tx, id, table);
    const [store] = await tx
      .select({ slug: tenants.slug, name: tenants.name })
      .from(tenants)
      .where(eq(tenants.id, id))
      .for('update');
    if (!store) return null;
    const method = await methodOf(tx, id);
    await sayGoodbye(tx, id);
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
    return method;
  });
  await storage.removeStore(id);
  // Nothing can be collected without its row. When the provider does not answer, it keeps a card that nobody uses.
  if (method)
    await collectorOf(config)
      ?.forgetMethod(method)
      .catch(() => undefined);
}

async function methodOf(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ method: subscriptionMethods.methodRef })
    .from(subscriptionMethods)
    .where(eq(subscriptionMethods.tenantId, id));
  return row?.method ?? null;
}

/** Writes the last mail, as the platform: nobody could find it in a store that is gone. */
async function sayGoodbye(tx: Tx, id: string): Promise<void> {
  const { name, ownerEmail, language } = await readBilledStore(tx, id);
  const [archive] = await tx
    .select({ until: archives.expiresAt })
    .from(storeRemovals)
    .innerJoin(archives, eq(archives.id, storeRemovals.archiveId))
    .where(eq(storeRemovals.storeId, id));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  await queueMail(tx, {
    ...{ tenant: { id: null, name: 'Larder' }, kind: 'store_removed', link: '' },
    recipient: { email: ownerEmail, name: '', locale: language },
    facts: { shop: name, until: archive?.until ? date.format(archive.until) : '' },
  });
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
