import { and, eq } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { passwordMatches } from '../../platform/identity/passwords.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { authPage, homeTenant } from '../accounts/accounts.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { beginTry } from '../sessions/sessions.acts.service.ts';
import { countCodes, deleteCodes, renewCodes } from './second-factors.codes.service.ts';
import { readRule } from './second-factors.rule.service.ts';
import { listFactors, ofOwner, staffOwner } from './second-factors.service.ts';
import { platformSecondFactors, secondFactors } from './second-factors.table.ts';

const mostFactors = 10;

/** Where a change of factors happens: for the link and the sender of its mail. */
export type Place = { config: AppConfig; tenant: HostTenant };

/**
 * Checks the password: somebody at an unlocked browser must not be able to change how it is locked. Throws
 * PASSWORD_WRONG.
 */
export async function provePassword(
  services: Services,
  principal: Principal,
  password: string,
  ip: string,
  owner: AccountOwner = staffOwner(principal),
): Promise<AccountOwner> {
  const [person, succeeded] = await Promise.all([
    inHome(services.database, owner.tenantId, (tx) => findPerson(tx, owner, { id: owner.userId })),
    beginTry(services, { ...owner, email: principal.email }, ip),
  ]);
  if (!(await passwordMatches(person?.passwordHash, password))) throw new AppError('PASSWORD_WRONG');
  await succeeded();
  return owner;
}

type MailKind = 'second_factor_added' | 'second_factor_removed' | 'recovery_code_used';

/** Tells the owner of an account about a change of it, and records it in the audit log. */
export async function notifyOwner(
  tx: Tx,
  { config, tenant }: Place,
  owner: AccountOwner,
  { kind, action, facts = {} }: { kind: MailKind; action: string; facts?: Record<string, string> },
): Promise<void> {
  const person = await findPerson(tx, owner, { id: owner.userId });
  if (!person) throw new AppError('NOT_FOUND');
  const home = homeTenant(owner, tenant);
  const link = authPage(config, home, owner.kind, 'forgot-password');
  await queueMail(tx, { tenant: home, kind, recipient: person, link, facts });
  await recordAct(tx, {
    ...{ actorId: owner.userId, actorKind: owner.kind, actorName: person.email },
    ...{ action, tenantId: owner.tenantId, details: facts },
  });
}

type NewFactor = Omit<
  typeof secondFactors.$inferInsert,
  'tenantId' | 'id' | 'userId' | 'createdAt' | 'updatedAt' | 'version'
>;

/**
 * Adds a factor that has just shown that it works, and ends the account's other sessions. The first factor comes with
 * recovery codes, which are returned.
 */
export async function addFactor(
  tx: Tx,
  place: Place,
  owner: AccountOwner,
  factor: NewFactor,
  sessionId?: string,
): Promise<string[] | null> {
  const { tenantId, userId } = owner;
  if ((await listFactors(tx, owner)).length >= mostFactors)
    throw new AppError('VALIDATION', [{ field: 'name', message: `at most ${mostFactors}` }]);
  await orTaken(
    tenantId
      ? tx.insert(secondFactors).values({ ...factor, tenantId, userId })
      : tx.insert(platformSecondFactors).values({ ...factor, userId }),
    {
      second_factors_credential: ['PASSKEY_REFUSED', 'response'],
      platform_second_factors_credential: ['PASSKEY_REFUSED', 'response'],
    },
  );
  const codes = (await countCodes(tx, owner)) > 0 ? null : await renewCodes(tx, owner);
  await endSessionsOf(tx, owner, sessionId);
  const facts = { factor: factor.name };
  await notifyOwner(tx, place, owner, { kind: 'second_factor_added', action: 'second-factors.add', facts });
  return codes;
}

/** Throws SECOND_FACTOR_REQUIRED for the last one where the rule demands one. */
export async function removeFactor(
  tx: Tx,
  place: Place,
  owner: AccountOwner,
  id: string,
  sessionId: string,
): Promise<void> {
  const factors = await listFactors(tx, owner);
  const factor = factors.find((one) => one.id === id);
  if (!factor) throw new AppError('NOT_FOUND');
  const isLast = factors.length === 1;
  if (isLast && (await readRule(tx, owner.tenantId)).required) throw new AppError('SECOND_FACTOR_REQUIRED');
  const t = owner.tenantId ? secondFactors : platformSecondFactors;
  await tx.delete(t).where(and(ofOwner(owner), eq(t.id, id)));
  if (isLast) await deleteCodes(tx, owner);
  await endSessionsOf(tx, owner, sessionId);
  const facts = { factor: factor.name };
  await notifyOwner(tx, place, owner, {
    kind: 'second_factor_removed',
    action: 'second-factors.remove',
    facts,
  });
}

/** Replaces the codes by new ones. Throws SECOND_FACTOR_NEEDED for an account without a factor. */
export async function renewOwnCodes(tx: Tx, owner: AccountOwner, email: string): Promise<string[]> {
  if ((await listFactors(tx, owner)).length === 0) throw new AppError('SECOND_FACTOR_NEEDED');
  const codes = await renewCodes(tx, owner);
  await recordAct(tx, {
    ...{ actorId: owner.userId, actorKind: owner.kind, actorName: email },
    ...{ action: 'second-factors.codes', tenantId: owner.tenantId, details: {} },
  });
  return codes;
}

/** Takes all factors from an account, whose owner has lost them. They are signed out everywhere. */
export async function removeAllFactors(tx: Tx, owner: AccountOwner): Promise<void> {
  await tx.delete(owner.tenantId ? secondFactors : platformSecondFactors).where(ofOwner(owner));
  await deleteCodes(tx, owner);
  await endSessionsOf(tx, owner);
}
