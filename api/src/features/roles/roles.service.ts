import type { SQL } from 'drizzle-orm';
import { and, asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, putBack, takeDeleted } from '../../platform/database/deleted-rows.ts';
import { readOne } from '../../platform/database/list.ts';
import { changeRows, columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Versioned } from '../../platform/http/list.schema.ts';
import { ownerRole, permissionGroup, permissions, systemRoles } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { staff } from '../staff/staff.table.ts';
import { assertWithin, lockTeam } from './roles.grants.service.ts';
import type { PermissionList, Role, RoleInput } from './roles.schema.ts';
import { role } from './roles.schema.ts';
import { roles } from './roles.table.ts';

export const listPermissions = (): PermissionList =>
  permissions.map((key) => ({ key, group: permissionGroup(key) }));

async function readRoles(tx: Tx, tenantId: string, which?: SQL): Promise<Role[]> {
  const rows = await tx
    .select({
      ...columnsOf(roles, role),
      members: sql<number>`(select count(*)::int from ${staff} member
        where member.tenant_id = roles.tenant_id and member.role_id = roles.id)`,
    })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), which))
    .orderBy(asc(roles.createdAt), asc(roles.id));
  return rows.map((row) => (row.name === ownerRole ? { ...row, permissions: [...permissions] } : row));
}

export const listRoles = (tx: Tx, tenantId: string): Promise<Role[]> => readRoles(tx, tenantId);

/** Throws NOT_FOUND for an unknown role and for one of another store. */
export function readRole(tx: Tx, tenantId: string, id: string): Promise<Role> {
  return readOne(readRoles(tx, tenantId, eq(roles.id, id)));
}

/** Throws ROLE_TAKEN for a name that differs in letter case only, too: no other role can be named `owner`. */
async function assertFree(tx: Tx, tenantId: string, name: string, ownId?: string): Promise<void> {
  const [holder] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), sql`lower(${roles.name}) = lower(${name})`));
  if (holder && holder.id !== ownId) throw new AppError('ROLE_TAKEN', [{ field: 'name', message: 'taken' }]);
}

/** Throws PERMISSION_BEYOND or ROLE_TAKEN. */
export async function createRole(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  input: RoleInput,
): Promise<Role> {
  const grants = await lockTeam(tx, tenantId, actor);
  await assertFree(tx, tenantId, input.name);
  assertWithin(grants, input);
  const id = uuidv7();
  await tx.insert(roles).values({ tenantId, id, ...input });
  const role = await readRole(tx, tenantId, id);
  const details = { roleId: id, role: role.name, added: role.permissions, removed: [] };
  await recordAct(tx, { ...actorOf(actor), action: 'roles.create', tenantId, details });
  return role;
}

/** Reads the role, if the actor may change it. Throws FORBIDDEN for Owner, which nobody may change. */
async function readChangeable(tx: Tx, tenantId: string, actor: Principal, id: string) {
  const grants = await lockTeam(tx, tenantId, actor);
  const role = await readRole(tx, tenantId, id);
  if (role.name === ownerRole) throw new AppError('FORBIDDEN');
  assertWithin(grants, role);
  return { grants, role };
}

/**
 * Applies to the next request of everybody who has the role. Throws PERMISSION_BEYOND, also when the role had more
 * permissions than the actor before.
 */
export async function updateRole(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
  { version, ...input }: Versioned<RoleInput>,
): Promise<Role> {
  const { grants, role } = await readChangeable(tx, tenantId, actor, id);
  if (role.version !== version) throw new AppError('VERSION_CONFLICT');
  await assertFree(tx, tenantId, input.name, id);
  assertWithin(grants, input);
  await changeRows(tx, tenantId, roles, [id], input);
  const changed = await readRole(tx, tenantId, id);
  const details = { roleId: id, role: role.name, ...changesBetween(role, changed) };
  await recordAct(tx, { ...actorOf(actor), action: 'roles.update', tenantId, details });
  return changed;
}

type Named = { name: string; permissions: readonly string[] };

/** Returns the permissions that a change of a role, or from one role to another, adds and removes. */
export function changesBetween(before: Named, after: Named) {
  return {
    ...(before.name !== after.name && { renamed: after.name }),
    added: after.permissions.filter((key) => !before.permissions.includes(key)),
    removed: before.permissions.filter((key) => !after.permissions.includes(key)),
  };
}

/** Throws IN_USE while anybody has it. */
export async function deleteRole(tx: Tx, tenantId: string, actor: Principal, id: string): Promise<void> {
  const { role } = await readChangeable(tx, tenantId, actor, id);
  if (role.members > 0) throw new AppError('IN_USE');
  await deleteRows(tx, tenantId, roles, [id]);
  const details = { roleId: id, role: role.name, added: [], removed: role.permissions };
  await recordAct(tx, { ...actorOf(actor), action: 'roles.delete', tenantId, details });
}

/** Undoes that, for people who could create such roles. Throws PERMISSION_BEYOND or ROLE_TAKEN. */
export async function restoreRoles(tx: Tx, tenantId: string, actor: Principal, ids: string[]): Promise<void> {
  const grants = await lockTeam(tx, tenantId, actor);
  const rows = await takeDeleted(tx, tenantId, roles, ids);
  for (const row of rows) await assertFree(tx, tenantId, String(row.name));
  await putBack(tx, roles, rows);
  for (const id of ids) {
    const role = await readRole(tx, tenantId, id);
    assertWithin(grants, role);
    const details = { roleId: id, role: role.name, added: role.permissions, removed: [] };
    await recordAct(tx, { ...actorOf(actor), action: 'roles.create', tenantId, details });
  }
}

const descriptions: Record<keyof typeof systemRoles, string> = {
  Owner: 'Everything, and cannot be taken away from the last one who has it.',
  Admin: 'Everything.',
  Manager: 'Runs the shop: catalogue, orders, customers and coupons.',
  Cashier: 'Sees orders, products and customers.',
  Accountant: 'Sees and exports the figures.',
  Driver: 'Delivers orders and marks them as delivered.',
  Picker: 'Picks and packs orders.',
};

/** Creates the roles of a new store; returns their ids by name. */
export async function seedRoles(
  tx: Tx,
  tenantId: string,
  idOf: (name: string) => string = () => uuidv7(),
): Promise<Map<string, string>> {
  const rows = await tx
    .insert(roles)
    .values(
      Object.entries(systemRoles).map(([name, permissions]) => ({
        tenantId,
        id: idOf(name),
        name,
        description: descriptions[name] ?? '',
        permissions: [...permissions],
        isSystem: true,
      })),
    )
    .returning({ id: roles.id, name: roles.name });
  return new Map(rows.map((row) => [row.name, row.id]));
}
