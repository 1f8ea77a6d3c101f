import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { administratorRole, operatorPermissions } from '../../platform/identity/operator-permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { permissionsOfOperator } from '../../platform/identity/principal.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { operatorRoles } from './operator-roles.table.ts';

/** The permissions that an operator may grant or revoke. Administrators may grant everything. */
export type OperatorGrants = 'everything' | ReadonlySet<string>;

type Granting = { name: string; permissions: string[] };

/** Returns a role with its permissions: administrators have all of them, with or without stored ones. */
export const asGranted = <Role extends Granting>(role: Role): Role =>
  role.name === administratorRole ? { ...role, permissions: [...operatorPermissions] } : role;

/**
 * Changes of operators and their roles run one after the other: two administrators cannot demote each other, and the
 * actor's permissions are the present ones, not those at the start of the request.
 */
export async function lockOperators(tx: Tx, actor: Principal): Promise<OperatorGrants> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.operators'))`);
  const [mine] = await tx
    .select({ name: operatorRoles.name, permissions: operatorRoles.permissions })
    .from(platformUsers)
    .innerJoin(operatorRoles, eq(operatorRoles.id, platformUsers.roleId))
    .where(and(eq(platformUsers.id, actor.id), eq(platformUsers.status, 'active')));
  if (mine?.name === administratorRole) return 'everything';
  if (!mine?.permissions.includes('write_operators')) throw new AppError('FORBIDDEN');
  return new Set(mine.permissions);
}

/** Returns the grants of somebody who only reads, so that those at the start of the request are enough. */
const grantsOf = ({ permissions }: Principal): OperatorGrants =>
  operatorPermissions.every((key) => permissions.has(key)) ? 'everything' : permissions;

/** Throws PERMISSION_BEYOND for a role with more permissions than the operator who creates, changes or gives it. */
export function assertWithinGrants(
  grants: OperatorGrants,
  role: { name: string; permissions: readonly string[] },
): void {
  if (grants === 'everything') return;
  const beyond = role.permissions.filter((key) => !grants.has(key));
  if (role.name !== administratorRole && beyond.length === 0) return;
  throw new AppError(
    'PERMISSION_BEYOND',
    beyond.map((key) => ({ field: 'permissions', message: key })),
  );
}

/**
 * Checks that a reader may see mails to this recipient: their link may let the reader in as that operator. Throws
 * PERMISSION_BEYOND when that operator may do more than the reader.
 */
export async function assertMayReadFor(tx: Tx, reader: Principal, recipient: string): Promise<void> {
  const [role] = await tx
    .select({ name: operatorRoles.name, permissions: operatorRoles.permissions })
    .from(platformUsers)
    .innerJoin(operatorRoles, eq(operatorRoles.id, platformUsers.roleId))
    .where(and(eq(platformUsers.email, recipient), ne(platformUsers.id, reader.id)));
  if (role) assertWithinGrants(grantsOf(reader), role);
}

/** Reads the operators who can sign in, with their permissions, for mails to those whom something concerns. */
export async function readActiveOperators(tx: Tx) {
  const rows = await tx
    .select({
      ...{ id: platformUsers.id, email: platformUsers.email },
      ...{ name: platformUsers.name, locale: platformUsers.locale },
      ...{ role: operatorRoles.name, granted: operatorRoles.permissions },
    })
    .from(platformUsers)
    .innerJoin(operatorRoles, eq(operatorRoles.id, platformUsers.roleId))
    .where(eq(platformUsers.status, 'active'))
    .orderBy(asc(platformUsers.name), asc(platformUsers.id));
  return rows.map(({ role, granted, ...person }) => ({
    ...person,
    permissions: permissionsOfOperator(role === administratorRole, granted),
  }));
}

/** Throws LAST_ADMINISTRATOR when nobody would be left who can sign in and do everything. */
export async function assertAdministered(tx: Tx): Promise<void> {
  const [administrators] = await tx
    .select({ count: count() })
    .from(platformUsers)
    .innerJoin(operatorRoles, eq(operatorRoles.id, platformUsers.roleId))
    .where(and(eq(operatorRoles.name, administratorRole), eq(platformUsers.status, 'active')));
  if (!administrators?.count) throw new AppError('LAST_ADMINISTRATOR');
}
