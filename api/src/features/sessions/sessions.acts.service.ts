import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { recordAct, recordOwn } from '../../platform/http/audit.ts';
import type { SignInStep, Target } from '../../platform/http/limits.ts';
import { TooMany } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';

/**
 * Counts an attempt at a password or a code. A reached limit is recorded in the audit log once for all the attempts that it
 * refuses, so that nobody can fill the log.
 */
export async function beginTry(
  { limits, database }: Services,
  target: Target,
  ip: string,
  step: SignInStep = 'signIn',
) {
  try {
    return await limits.signInBegins(target, ip, step);
  } catch (error) {
    if (error instanceof TooMany && error.hit) {
      const { tenantId, kind, email } = target;
      const details = { limit: error.hit, account: kind, address: ip };
      const nobody = { actorId: null, actorKind: 'visitor' as const, actorName: email };
      await inHome(database, tenantId, (tx) =>
        recordAct(tx, { ...nobody, action: 'sessions.limit-hit', tenantId, details }),
      );
    }
    throw error;
  }
}

/** Records that an old refresh token was used, so it was probably stolen. Its owner is looked up for the audit log. */
export async function recordReuse(tx: Tx, owner: AccountOwner): Promise<void> {
  if (owner.kind === 'customer') return;
  const { tenantId, userId } = owner;
  const [person] = tenantId
    ? await tx
        .select({ email: staff.email })
        .from(staff)
        .where(and(eq(staff.tenantId, tenantId), eq(staff.id, userId)))
    : await tx.select({ email: platformUsers.email }).from(platformUsers).where(eq(platformUsers.id, userId));
  await recordOwn(tx, owner, person?.email ?? '', 'sessions.refresh-reused');
}
