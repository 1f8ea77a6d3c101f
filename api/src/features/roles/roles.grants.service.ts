import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { staff } from '../staff/staff.table.ts';
import { roles } from './roles.table.ts';

/** What somebody may hand on or take away. To an owner and to a platform user nothing is beyond. */
export type Grants = 'everything' | ReadonlySet<string>;

/**
 * One change of a store's team or roles at a time: two owners cannot demote each other, and what the actor may grant is
 * what they may do now, not what they could when their request came in.
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
 * Throws PERMISSION_BEYOND for a role that can do more than whoever makes it, changes it, gives it or takes it away.
 * Owner is beyond everybody but owners, for it will hold every permission that is still to come.
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
