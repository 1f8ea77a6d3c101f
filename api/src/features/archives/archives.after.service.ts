import { sql } from 'drizzle-orm';
import { ArchiveError } from '../../platform/archive/read-archive.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { readCustomization, writeCustomization } from '../customization/customization.service.ts';
import { withCleanTexts } from '../customization/rich-text.ts';
import { checkedSettings } from '../settings/settings.input.schema.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { ArchiveRow } from './working.ts';

/**
 * Settings and texts of an archive go into pages and their scripts, so they have to be what a form would have saved.
 * Runs as the store.
 */
async function checkDocuments(tx: Tx, tenantId: string, name: string): Promise<void> {
  const { global, store } = await readSettings(tx, tenantId);
  const document = await readCustomization(tx, tenantId, name);
  const read = checkedSettings.customization.safeParse(document);
  const isRight =
    read.success &&
    checkedSettings.global.safeParse(global).success &&
    checkedSettings['store-setting'].safeParse(store).success;
  if (!isRight) throw new ArchiveError('refused_by_database', read.success ? 'settings' : 'customizations');
  const clean = withCleanTexts(read.data);
  if (JSON.stringify(clean) !== JSON.stringify(read.data)) await writeCustomization(tx, tenantId, clean);
}

type Store = { id: string; name: string };

/** Schedules the plans of a store that came out of an archive, each for its own time. It ends as the store. */
export async function goOn(tx: Tx, jobs: Pick<Jobs, 'add'>, { id: tenantId, name }: Store): Promise<void> {
  await switchToTenant(tx, tenantId);
  await checkDocuments(tx, tenantId, name);
  await tx.execute(sql`
    insert into publish_times (tenant_id, publish_at)
    select distinct tenant_id, publish_at from customization_plans
    where tenant_id = ${tenantId} and status = 'planned'
    on conflict do nothing`);
  const { rows } = await tx.execute<{ at: string }>(sql`
    select distinct at::text as at from products, unnest(array[publish_at, unpublish_at]) as at
    where tenant_id = ${tenantId} and deleted_at is null and at > now() order by 1 limit 1000`);
  for (const { at } of rows)
    await jobs.add(tx, 'product-publishing', { tenantId, id: tenantId }, new Date(at));
  const deleted = await tx.execute<{ at: string }>(sql`
    select (max(deleted_at) + interval '30 days')::text as at from products
    where tenant_id = ${tenantId} having max(deleted_at) is not null`);
  for (const { at } of deleted.rows)
    await jobs.add(tx, 'product-trash', { tenantId, id: tenantId }, new Date(at));
  const changes = await tx.execute<{ id: string }>(sql`
    select id from product_changes where tenant_id = ${tenantId} and status in ('queued', 'running')`);
  for (const { id } of changes.rows) await jobs.add(tx, 'product-changes', { tenantId, id });
  await announce(tx, { kind: 'tenants', tenantId });
  await announce(tx, { kind: 'catalog', tenantId });
  await announce(tx, { kind: 'settings', tenantId });
}

/** Records a job's work in an operator's name in the store's own chain. */
export const record = (
  tx: Tx,
  { requestedBy, id }: Pick<ArchiveRow, 'requestedBy' | 'id'>,
  tenantId: string,
  action: string,
  details: Record<string, unknown>,
): Promise<void> =>
  recordAct(tx, {
    ...{ actorId: null, actorKind: 'platform', actorName: requestedBy, source: 'server' },
    ...{ action, tenantId, details: { ...details, archiveId: id } },
  });
