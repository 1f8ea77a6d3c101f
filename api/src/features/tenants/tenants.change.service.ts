import { and, eq, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenantFormerSlugs, tenants } from '../../platform/tenancy/tenants.table.ts';
import { isReserved } from '../platform-settings/platform-settings.service.ts';
import { settings } from '../settings/settings.table.ts';
import { refuseFormer } from './open-store.ts';
import { readTenant } from './tenants.list.service.ts';
import type { Tenant, TenantUpdate } from './tenants.schema.ts';

/**
 * Saves a store's name, address and owner's mail address. Its old address leads to the new one from then on. Throws
 * NOT_FOUND, VERSION_CONFLICT and SLUG_TAKEN.
 */
export async function updateTenant(
  { config, database, hosts }: Services,
  actor: Principal,
  id: string,
  { version, ...input }: TenantUpdate,
): Promise<Tenant> {
  const { ROOT_DOMAIN: root } = config;
  const tenant = await onPlatform(database, async (tx) => {
    const [before] = await tx
      .select({
        ...{ name: tenants.name, slug: tenants.slug, ownerEmail: tenants.ownerEmail },
        version: tenants.version,
      })
      .from(tenants)
      .where(eq(tenants.id, id))
      .for('update');
    if (!before) throw new AppError('NOT_FOUND');
    if (before.version !== version) throw new AppError('VERSION_CONFLICT');
    if (before.slug !== input.slug && (await isReserved(tx, input.slug)))
      throw new AppError('SLUG_TAKEN', [{ field: 'slug', message: 'reserved' }]);
    const saved = tx
      .update(tenants)
      .set({ ...input, version: version + 1 })
      .where(eq(tenants.id, id));
    await orTaken(saved, { tenants_slug_unique: ['SLUG_TAKEN', 'slug'] });
    if (before.slug !== input.slug) await leadTo(tx, id, { from: before.slug, to: input.slug, root });
    await announce(tx, { kind: 'tenants', tenantId: id });
    const { version: _, ...was } = before;
    const details = { before: was, after: input };
    await recordAct(tx, { ...actorOf(actor), action: 'tenants.update', tenantId: id, details });
    return readTenant(tx, id, root);
  });
  hosts.clear();
  return tenant;
}

type Move = { from: string; to: string; root: string };

/** A store may come back to an address that it had. */
async function leadTo(tx: Tx, tenantId: string, { from, to, root }: Move): Promise<void> {
  await refuseFormer(tx, tenantId, to);
  await tx.delete(tenantFormerSlugs).where(eq(tenantFormerSlugs.slug, to));
  await tx.insert(tenantFormerSlugs).values({ slug: from, tenantId });
  await switchToTenant(tx, tenantId);
  // The address for search engines follows, unless the store has set another one.
  await tx
    .update(settings)
    .set({
      body: sql`jsonb_set(${settings.body}, '{meta_url}', to_jsonb(${`${to}.${root}`}::text))`,
      version: sql`${settings.version} + 1`,
    })
    .where(
      and(
        eq(settings.tenantId, tenantId),
        eq(settings.kind, 'store'),
        sql`${settings.body} ->> 'meta_url' = ${`${from}.${root}`}`,
      ),
    );
  await switchToPlatform(tx);
}
