import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { authPage, homeTenant } from '../accounts/accounts.service.ts';
import { endTokens, newOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import type { OperatorGrants } from '../operator-roles/operator-roles.grants.service.ts';
import {
  asGranted,
  assertAdministered,
  assertWithinGrants,
  lockOperators,
} from '../operator-roles/operator-roles.grants.service.ts';
import { operatorRoles } from '../operator-roles/operator-roles.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { changesBetween } from '../roles/roles.service.ts';
import type { Place } from '../second-factors/second-factors.own.service.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import type { OperatorInput } from './operators.schema.ts';
import { roleOfOperator } from './operators.service.ts';

const t = platformUsers;
const ownerOf = (id: string) => ({ tenantId: null, kind: 'platform', userId: id }) as const;

type Invited = Pick<typeof t.$inferSelect, 'id' | 'name' | 'email' | 'locale'>;

/** Sends a link with which they choose a password within seven days; only the newest one works. */
async function sendInvitation(tx: Tx, { config, tenant }: Place, person: Invited): Promise<void> {
  const owner = ownerOf(person.id);
  const home = homeTenant(owner, tenant);
  const token = await newOneTimeToken(tx, { ...owner, purpose: 'reset_password', lifeOf: 'invitation' });
  const link = authPage(config, home, 'platform', 'reset-password', token);
  await queueMail(tx, { tenant: home, kind: 'invitation', recipient: person, link });
}

/** Makes a hash that no password has. */
export const noPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** Throws VALIDATION for a role that is not there, and PERMISSION_BEYOND. */
async function readGivable(tx: Tx, grants: OperatorGrants, roleId: string) {
  const [role] = await tx
    .select({ name: operatorRoles.name, permissions: operatorRoles.permissions })
    .from(operatorRoles)
    .where(eq(operatorRoles.id, roleId));
  if (!role) throw new AppError('VALIDATION', [{ field: 'roleId', message: 'unknown' }]);
  assertWithinGrants(grants, role);
  return asGranted(role);
}

/**
 * Invites an operator, who can sign in once they have opened the mail's link. Throws EMAIL_TAKEN and PERMISSION_BEYOND.
 */
export async function inviteOperator(
  tx: Tx,
  actor: Principal,
  place: Place,
  { passwordHash, ...input }: OperatorInput & { passwordHash: string },
): Promise<string> {
  const role = await readGivable(tx, await lockOperators(tx, actor), input.roleId);
  const id = uuidv7();
  const row = { ...input, id, passwordHash, status: 'invited' as const };
  await orTaken(tx.insert(t).values(row), { platform_users_email_unique: ['EMAIL_TAKEN', 'email'] });
  await sendInvitation(tx, place, row);
  const details = { operatorId: id, email: input.email, role: role.name };
  await recordAct(tx, { ...actorOf(actor), action: 'operators.invite', tenantId: null, details });
  return id;
}

/** Sends a new link. Throws NOT_FOUND, PERMISSION_BEYOND, and VALIDATION for an operator who has joined already. */
export async function inviteOperatorAgain(tx: Tx, actor: Principal, place: Place, id: string): Promise<void> {
  assertWithinGrants(await lockOperators(tx, actor), await roleOfOperator(tx, id));
  const [person] = await tx
    .select({ id: t.id, name: t.name, email: t.email, locale: t.locale, status: t.status })
    .from(t)
    .where(eq(t.id, id));
  if (!person) throw new AppError('NOT_FOUND');
  if (person.status !== 'invited')
    throw new AppError('VALIDATION', [{ field: 'status', message: person.status }]);
  await sendInvitation(tx, place, person);
}

/**
 * Activates or deactivates an operator. A deactivated operator is signed out at once and cannot come back by a mail's
 * link. Operators cannot deactivate themselves or anybody with more permissions. When two deactivate each other, only
 * one of the calls succeeds, so that an administrator is always left.
 */
export async function setOperatorStatus(
  tx: Tx,
  actor: Principal,
  id: string,
  status: 'active' | 'inactive',
): Promise<void> {
  if (actor.id === id) throw new AppError('VALIDATION', [{ field: 'id', message: 'own' }]);
  const grants = await lockOperators(tx, actor);
  const [person] = await tx
    .select({ email: t.email, status: t.status })
    .from(t)
    .where(eq(t.id, id))
    .for('update');
  if (!person) throw new AppError('NOT_FOUND');
  assertWithinGrants(grants, await roleOfOperator(tx, id));
  if (person.status === status) return;
  await tx.update(t).set({ status }).where(eq(t.id, id));
  if (status === 'inactive') {
    await endTokens(tx, null, id, 'reset_password');
    await endTokens(tx, null, id, 'second_factor');
    await endSessionsOf(tx, ownerOf(id));
  }
  const details = { operatorId: id, email: person.email, status };
  await recordAct(tx, { ...actorOf(actor), action: 'operators.status', tenantId: null, details });
}

/**
 * Applies to the operator's next request. Nobody gives or takes more than they have. Throws LAST_ADMINISTRATOR when
 * nobody would be left who may do everything.
 */
export async function setOperatorRole(tx: Tx, actor: Principal, id: string, roleId: string): Promise<void> {
  const grants = await lockOperators(tx, actor);
  const before = await roleOfOperator(tx, id);
  assertWithinGrants(grants, before);
  const after = await readGivable(tx, grants, roleId);
  if (after.name === before.name) return;
  const [person] = await tx.update(t).set({ roleId }).where(eq(t.id, id)).returning({ email: t.email });
  await assertAdministered(tx);
  const { renamed: _, ...changes } = changesBetween(before, after);
  const details = { operatorId: id, email: person?.email, from: before.name, to: after.name, ...changes };
  await recordAct(tx, { ...actorOf(actor), action: 'operators.role', tenantId: null, details });
}
