import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { changeRows, rowsOf, unknownOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { oneTimeTokens } from '../accounts/accounts.table.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import type { Grants } from '../roles/roles.grants.service.ts';
import { assertWithin, lockTeam } from '../roles/roles.grants.service.ts';
import { changesBetween } from '../roles/roles.service.ts';
import { roles } from '../roles/roles.table.ts';
import { sessions } from '../sessions/sessions.table.ts';
import type { StaffMember, StaffUpdate } from './staff.schema.ts';
import { readStaff } from './staff.service.ts';
import { staff } from './staff.table.ts';

/** Throws VALIDATION for a role that this store does not have. The caller holds the team's lock. */
export async function readGrantableRole(tx: Tx, tenantId: string, grants: Grants, roleId: string) {
  const [role] = await tx
    .select({ name: roles.name, permissions: roles.permissions })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), eq(roles.id, roleId)));
  if (!role) throw new AppError('VALIDATION', [{ field: 'roleId', message: 'unknown' }]);
  assertWithin(grants, role);
  return role;
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];

const readPeople = (tx: Tx, tenantId: string, ids: string[]) =>
  tx
    .select({
      id: staff.id,
      email: staff.email,
      status: staff.status,
      version: staff.version,
      passwordHash: staff.passwordHash,
      role: { name: roles.name, permissions: roles.permissions },
    })
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(rowsOf(tenantId, staff, ids))
    .for('update', { of: staff });

/**
 * Changes people with no more permissions than the actor, all of them or none, one change of the team at a time.
 * Throws NOT_FOUND (naming which), PERMISSION_BEYOND, and LAST_OWNER when no owner who can sign in would be left.
 */
export async function changeTeam(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  { ids, lockOut = false }: { ids: string[]; lockOut?: boolean },
  change: (people: Person[], grants: Grants) => Promise<void>,
): Promise<void> {
  const grants = await lockTeam(tx, tenantId, actor);
  // Links first, then people, then their sessions: the same order as when a link is opened.
  if (lockOut) await endLinks(tx, tenantId, ids);
  const people = await readPeople(tx, tenantId, ids);
  const missing = unknownOf(ids, new Set(people.map(({ id }) => id)));
  if (missing.length > 0) throw new AppError('NOT_FOUND', missing);
  for (const { role } of people) assertWithin(grants, role);
  await change(people, grants);
  if (lockOut) await endSessions(tx, tenantId, ids);
  if (people.some(({ role, status }) => role.name === ownerRole && status === 'active')) {
    await assertOwned(tx, tenantId);
  }
}

async function assertOwned(tx: Tx, tenantId: string): Promise<void> {
  const [owners] = await tx
    .select({ count: count() })
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(and(eq(staff.tenantId, tenantId), eq(roles.name, ownerRole), eq(staff.status, 'active')));
  if (!owners?.count) throw new AppError('LAST_OWNER');
}

/** Throws VERSION_CONFLICT when somebody changed the person after `version` was read. */
export async function updateStaff(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  id: string,
  { version, ...input }: StaffUpdate,
): Promise<StaffMember> {
  let before: Person | undefined;
  let after: Person['role'] | undefined;
  await changeTeam(tx, tenantId, actor, { ids: [id] }, async ([person], grants) => {
    if (person?.version !== version) throw new AppError('VERSION_CONFLICT');
    before = person;
    after = await readGrantableRole(tx, tenantId, grants, input.roleId);
    await changeRows(tx, tenantId, staff, [id], input);
  });
  const member = await readStaff(tx, tenantId, id);
  if (before && after && before.role.name !== after.name) {
    const { renamed: _, ...permissions } = changesBetween(before.role, after);
    const details = {
      staffId: id,
      email: member.email,
      from: before.role.name,
      to: after.name,
      ...permissions,
    };
    await recordAct(tx, { ...actorOf(actor), action: 'staff.role', tenantId, details });
  }
  return member;
}

/**
 * Activates or deactivates a person. A deactivated one is signed out at once, and links sent to them become invalid. A
 * person who never accepted the invitation becomes invited again, not active.
 */
export async function setStaffStatus(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  ids: string[],
  status: 'active' | 'inactive',
): Promise<void> {
  let changed: Person[] = [];
  await changeTeam(tx, tenantId, actor, { ids, lockOut: status === 'inactive' }, async (people) => {
    const next = (person: Person) => (status === 'active' && !person.passwordHash ? 'invited' : status);
    changed = people.filter((person) => person.status !== next(person));
    if (status === 'active') await requireRoom(tx, tenantId, 'staff', changed.length);
    for (const person of changed) {
      await changeRows(tx, tenantId, staff, [person.id], { status: next(person) });
    }
  });
  for (const { id, email } of changed) {
    const details = { staffId: id, email, status };
    await recordAct(tx, { ...actorOf(actor), action: 'staff.status', tenantId, details });
  }
}

export async function deleteStaff(tx: Tx, tenantId: string, actor: Principal, ids: string[]): Promise<void> {
  let gone: Person[] = [];
  await changeTeam(tx, tenantId, actor, { ids, lockOut: true }, async (people) => {
    gone = people;
    await tx.delete(staff).where(rowsOf(tenantId, staff, ids));
  });
  for (const { id, email, role } of gone) {
    const details = { staffId: id, email, role: role.name };
    await recordAct(tx, { ...actorOf(actor), action: 'staff.delete', tenantId, details });
  }
}

const isOneOf = (t: typeof sessions | typeof oneTimeTokens, tenantId: string, ids: string[]) =>
  and(eq(t.tenantId, tenantId), eq(t.kind, 'staff'), inArray(t.userId, ids));

async function endLinks(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await tx.delete(oneTimeTokens).where(isOneOf(oneTimeTokens, tenantId, ids));
}

async function endSessions(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(isOneOf(sessions, tenantId, ids));
}
