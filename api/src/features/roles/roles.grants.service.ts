import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { staff } from '../staff/staff.table.ts';
import { roles } from './roles.table.ts';

/** The permissions that somebody may grant or revoke. Owners and platform users may grant everything. */
export type Grants = 'everything' | ReadonlySet<string>;

/**
 * Changes of a store's team and roles run one after the other: two owners cannot demote each other, and the actor's
 * permissions are the present ones, not those at the start of the request.
 */
export async function lockTeam(tx: Tx, tenantId: string, actor: Principal): Promise<Grants> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.team'), hashtext(${tenantId}))`);
  if (actor.kind === 'platform') return 'everything';
  const [mine] = await tx
    .select({ name: roles.name, permissions: roles.permissions })
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(and(eq(staff.tenantId, tenantId), eq(staff.id, actor.id), eq(staff.status, 'active')));
  if (mine?.name === ownerRole) return 'everything';
  if (!mine?.permissions.includes('write_staff')) throw new AppError('FORBIDDEN');
  return new Set(mine.permissions);
}

/**
 * Throws PERMISSION_BEYOND for a role with more permissions than the person who creates, changes, gives or revokes
 * it. Only owners may give Owner, because it will have every permission that is added later.
 */
export function assertWithin(grants: Grants, role: { name: string; permissions: readonly string[] }): void {
  if (grants === 'everything') return;
  const beyond = role.permissions.filter((key) => !grants.has(key));
  if (role.name === ownerRole || beyond.length > 0) {
    throw new AppError(
      'PERMISSION_BEYOND',
      beyond.map((key) => ({ field: 'permissions', message: key })),
    );
  }
}
