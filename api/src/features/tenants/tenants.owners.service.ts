import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { inTenant, onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { roles } from '../roles/roles.table.ts';
import { secondFactors } from '../second-factors/second-factors.table.ts';
import { inviteStaff } from '../staff/staff.invite.service.ts';
import { resetSecondFactors } from '../staff/staff.second-factors.service.ts';
import { staff } from '../staff/staff.table.ts';
import { readTenant } from './tenants.list.service.ts';
import type { TenantOwner, TenantOwnerInput } from './tenants.owners.schema.ts';

const select = (tx: Tx, tenantId: string): Promise<TenantOwner[]> =>
  tx
    .select({
      ...{ id: staff.id, name: staff.name, email: staff.email, status: staff.status },
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors}
        where ${secondFactors.tenantId} = ${staff.tenantId} and ${secondFactors.userId} = ${staff.id})`,
    })
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(and(eq(staff.tenantId, tenantId), eq(roles.name, ownerRole)))
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(100);

const readStore = ({ database, config }: Services, id: string) =>
  onPlatform(database, (tx) => readTenant(tx, id, config.ROOT_DOMAIN));

/** Throws NOT_FOUND for a store that is not there. */
export async function listOwners(services: Services, id: string): Promise<TenantOwner[]> {
  await readStore(services, id);
  return inTenant(services.database, id, (tx) => select(tx, id));
}

/**
 * Removes the second factors of an owner whom no colleague can help. It is in the store's audit log and in the
 * platform's. Throws NOT_FOUND, also for staff who are no owners: their owners help them.
 */
export async function resetOwner(
  services: Services,
  actor: Principal,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  const { config, database, hosts } = services;
  const store = await readStore(services, id);
  const tenant = await hosts.find(store.domains[0]);
  const owners = await inTenant(database, id, (tx) => select(tx, id));
  if (!owners.some((owner) => owner.id === ownerId)) throw new AppError('NOT_FOUND');
  // The act is recorded first: an act that cannot be recorded does not happen.
  const details = { staffId: ownerId, store: store.slug };
  await onPlatform(database, (tx) =>
    recordAct(tx, { ...actorOf(actor), action: 'second-factors.reset', tenantId: null, details }),
  );
  await inTenant(database, id, (tx) => resetSecondFactors(tx, id, actor, { config, tenant }, ownerId));
}

/**
 * Invites one more owner, who chooses a password by the mail's link. The other owners stay. It is in the store's audit
 * log and in the platform's. Throws NOT_FOUND, EMAIL_TAKEN and PLAN_LIMIT.
 */
export async function inviteOwner(
  services: Services,
  actor: Principal,
  id: string,
  { name, email, getsMails }: TenantOwnerInput,
): Promise<void> {
  const { config, database, hosts } = services;
  const store = await readStore(services, id);
  const tenant = await hosts.find(store.domains[0]);
  await onPlatform(database, async (tx) => {
    await switchToTenant(tx, id);
    const [role] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.tenantId, id), eq(roles.name, ownerRole)));
    if (!role) throw new AppError('NOT_FOUND');
    const { id: staffId } = await inviteStaff(
      tx,
      id,
      actor,
      { config, tenant },
      { name, email, phone: '', roleId: role.id },
    );
    await switchToPlatform(tx);
    if (getsMails)
      await tx
        .update(tenants)
        .set({ ownerEmail: email, version: sql`${tenants.version} + 1` })
        .where(eq(tenants.id, id));
    const details = { staffId, email, store: store.slug, getsMails };
    await recordAct(tx, { ...actorOf(actor), action: 'owners.invite', tenantId: null, details });
  });
}
