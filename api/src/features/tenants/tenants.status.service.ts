import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { notifyStore } from '../subscriptions/subscriptions.mails.service.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import { readTenant } from './tenants.list.service.ts';
import type { Tenant, TenantStatusInput } from './tenants.schema.ts';

/**
 * The shop of a suspended store disappears at once, in every process; its owner is told why, and reads it on signing
 * in. A store that is opened again stays inactive while its subscription is. Throws VALIDATION without a reason.
 */
export async function setTenantStatus(
  services: Services,
  actor: Principal,
  id: string,
  input: TenantStatusInput,
): Promise<Tenant> {
  const { config, database, hosts } = services;
  const tenant = await onPlatform(database, async (tx) => {
    await changeStatus(tx, config, actor, { id, ...input });
    return readTenant(tx, id, config.ROOT_DOMAIN);
  });
  hosts.clear();
  return tenant;
}

/** The same in a transaction of the platform; the hosts are forgotten after it. */
export async function changeStatus(
  tx: Tx,
  config: AppConfig,
  actor: Principal,
  { id, status, reason = '' }: TenantStatusInput & { id: string },
): Promise<void> {
  const isSuspended = status === 'suspended';
  if (isSuspended && !reason) throw new AppError('VALIDATION', [{ field: 'reason', message: 'required' }]);
  const [before] = await tx
    .select({ status: tenants.status })
    .from(tenants)
    .where(eq(tenants.id, id))
    .for('update');
  if (!before) throw new AppError('NOT_FOUND', [{ field: 'id', message: 'unknown' }]);
  await tx
    .update(tenants)
    .set({
      status: isSuspended ? 'suspended' : unlessInactive,
      suspendedReason: isSuspended ? reason : '',
    })
    .where(eq(tenants.id, id));
  await announce(tx, { kind: 'tenants', tenantId: id });
  if (isSuspended !== (before.status === 'suspended')) {
    const kind = isSuspended ? 'tenant_suspended' : 'tenant_resumed';
    await notifyStore(tx, config, await readBilledStore(tx, id), kind, { reason });
  }
  const act = { action: 'tenants.status', tenantId: id, details: { status, ...(reason && { reason }) } };
  await recordAct(tx, { ...actorOf(actor), ...act });
}

const unlessInactive = sql`case when exists (select from subscriptions s
  where s.tenant_id = ${tenants.id} and s.state = 'inactive') then 'inactive' else 'active' end`;

/** Reads why this store is closed, for its staff. The platform, without a tenant, never is. */
export async function readClosed(tx: Tx, tenantId: string | null) {
  if (!tenantId) return { closed: null, reason: '' };
  const [row] = await tx
    .select({ status: tenants.status, reason: tenants.suspendedReason, openedAt: tenants.openedAt })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  if (!row) return { closed: null, reason: '' };
  const { status, reason, openedAt } = row;
  if (status !== 'active') return { closed: status, reason };
  return { closed: openedAt ? null : ('preparing' as const), reason: '' };
}

/** Shoppers find the store from now on. Once more changes nothing. */
export async function openToShoppers(services: Services, actor: Principal, id: string): Promise<void> {
  await onPlatform(services.database, async (tx) => {
    const opened = await tx
      .update(tenants)
      .set({ openedAt: new Date() })
      .where(and(eq(tenants.id, id), isNull(tenants.openedAt)))
      .returning({ id: tenants.id });
    if (opened.length === 0) return;
    await announce(tx, { kind: 'tenants', tenantId: id });
    await recordAct(tx, { ...actorOf(actor), action: 'tenants.open', tenantId: id, details: {} });
  });
  services.hosts.clear();
}
