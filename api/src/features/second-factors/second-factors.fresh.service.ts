import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { platformSessions, sessions } from '../sessions/sessions.table.ts';
import { provePassword } from './second-factors.own.service.ts';
import { staffOwner } from './second-factors.service.ts';

const tenMinutes = 600_000;

/**
 * Checks that the person has signed in within ten minutes, with the second step, or gives the password again: somebody
 * at an unlocked browser must not be able to take another person's second factors. Throws PASSWORD_WRONG,
 * PASSWORD_NEEDED, and SIGN_IN_AGAIN for an account without a password.
 */
export async function proveFresh(
  services: Services,
  principal: Principal,
  password: string | undefined,
  ip: string,
  owner: AccountOwner = staffOwner(principal),
): Promise<void> {
  if (password !== undefined) {
    await provePassword(services, principal, password, ip, owner);
    return;
  }
  await inHome(services.database, owner.tenantId, async (tx) => {
    if (await isFresh(tx, owner, principal.sessionId)) return;
    const person = await findPerson(tx, owner, { id: owner.userId });
    throw new AppError(person?.passwordHash ? 'PASSWORD_NEEDED' : 'SIGN_IN_AGAIN');
  });
}

/** Whether the sign-in was a short time ago. A session keeps its moment, however often its tokens are exchanged. */
async function isFresh(tx: Tx, { tenantId, userId }: AccountOwner, sessionId: string): Promise<boolean> {
  const t = tenantId === null ? platformSessions : sessions;
  const since = new Date(Date.now() - tenMinutes);
  const found = await tx
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        tenantId === null ? undefined : eq(sessions.tenantId, tenantId),
        eq(t.id, sessionId),
        eq(t.userId, userId),
        isNull(t.revokedAt),
        gt(t.createdAt, since),
      ),
    );
  return found.length > 0;
}
