import type { SQL } from 'drizzle-orm';
import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { administratorRole, operatorPermissions } from '../../platform/identity/operator-permissions.ts';
import { permissionGroup } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { changesBetween } from '../roles/roles.service.ts';
import { asGranted, assertWithinGrants, lockOperators } from './operator-roles.grants.service.ts';
import type { OperatorPermissionList, OperatorRole, OperatorRoleInput } from './operator-roles.schema.ts';
import { operatorRole } from './operator-roles.schema.ts';
import { operatorRoles } from './operator-roles.table.ts';

const t = operatorRoles;

export const listOperatorPermissions = (): OperatorPermissionList =>
  operatorPermissions.map((key) => ({ key, group: permissionGroup(key) }));

async function readRoles(tx: Tx, which?: SQL): Promise<OperatorRole[]> {
  const rows = await tx
    .select({
      ...columnsOf(t, operatorRole),
      members: sql<number>`(select count(*)::int from ${platformUsers} member where member.role_id = operator_roles.id)`,
    })
    .from(t)
    .where(which)
    .orderBy(asc(t.createdAt), asc(t.id));
  return rows.map(asGranted);
}

export const listOperatorRoles = (tx: Tx): Promise<OperatorRole[]> => readRoles(tx);

export function readOperatorRole(tx: Tx, id: string): Promise<OperatorRole> {
  return readOne(readRoles(tx, eq(t.id, id)));
}

/** Returns the role that the first operator has. */
export async function administratorRoleId(tx: Tx): Promise<string> {
  const [role] = await tx.select({ id: t.id }).from(t).where(eq(t.name, administratorRole));
  if (!role) throw new Error('The role of administrators is missing.');
  return role.id;
}

/** Throws ROLE_TAKEN for a name that differs in letter case only, too: no other role can be named `administrator`. */
async function assertFree(tx: Tx, name: string, ownId?: string): Promise<void> {
  const [holder] = await tx.select({ id: t.id }).from(t).where(sql`lower(${t.name}) = lower(${name})`);
  if (holder && holder.id !== ownId) throw new AppError('ROLE_TAKEN', [{ field: 'name', message: 'taken' }]);
}

/** Throws PERMISSION_BEYOND or ROLE_TAKEN. */
export async function createOperatorRole(
  tx: Tx,
  actor: Principal,
  input: OperatorRoleInput,
): Promise<OperatorRole> {
  const grants = await lockOperators(tx, actor);
  await assertFree(tx, input.name);
  assertWithinGrants(grants, input);
  const id = uuidv7();
  await tx.insert(t).values({ id, ...input });
  const role = await readOperatorRole(tx, id);
  const details = { roleId: id, role: role.name, added: role.permissions, removed: [] };
  await recordAct(tx, { ...actorOf(actor), action: 'operator-roles.create', tenantId: null, details });
  return role;
}

/** Reads the role, if the actor may change it. Throws FORBIDDEN for Administrator, which nobody may change. */
async function readChangeable(tx: Tx, actor: Principal, id: string) {
  const grants = await lockOperators(tx, actor);
  const role = await readOperatorRole(tx, id);
  if (role.name === administratorRole) throw new AppError('FORBIDDEN');
  assertWithinGrants(grants, role);
  return { grants, role };
}

/** Applies to the next request of everybody who has the role. Throws PERMISSION_BEYOND. */
export async function updateOperatorRole(
  tx: Tx,
  actor: Principal,
  id: string,
  { version, ...input }: Versioned<OperatorRoleInput>,
): Promise<OperatorRole> {
  const { grants, role } = await readChangeable(tx, actor, id);
  if (role.version !== version) throw new AppError('VERSION_CONFLICT');
  await assertFree(tx, input.name, id);
  assertWithinGrants(grants, input);
  await tx
    .update(t)
    .set({ ...input, version: version + 1 })
    .where(eq(t.id, id));
  const changed = await readOperatorRole(tx, id);
  const details = { roleId: id, role: role.name, ...changesBetween(role, changed) };
  await recordAct(tx, { ...actorOf(actor), action: 'operator-roles.update', tenantId: null, details });
  return changed;
}

/** Throws IN_USE while anybody has it. */
export async function deleteOperatorRole(tx: Tx, actor: Principal, id: string): Promise<void> {
  const { role } = await readChangeable(tx, actor, id);
  if (role.members > 0) throw new AppError('IN_USE');
  await tx.delete(t).where(eq(t.id, id));
  const details = { roleId: id, role: role.name, added: [], removed: role.permissions };
  await recordAct(tx, { ...actorOf(actor), action: 'operator-roles.delete', tenantId: null, details });
}
