import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { authPage, homeTenant } from '../accounts/accounts.service.ts';
import { endTokens } from '../accounts/accounts.tokens.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import type { Place } from '../second-factors/second-factors.own.service.ts';
import { removeAllFactors } from '../second-factors/second-factors.own.service.ts';
import { platformSecondFactors } from '../second-factors/second-factors.table.ts';
import type { Operator } from './operators.schema.ts';

const t = platformUsers;

/** All of them: there are few. */
export async function listOperators(tx: Tx): Promise<Operator[]> {
  const rows = await tx
    .select({
      ...{ id: t.id, name: t.name, email: t.email, status: t.status, createdAt: t.createdAt },
      hasSecondFactor: sql<boolean>`${t.id} in (select ${platformSecondFactors.userId} from ${platformSecondFactors})`,
    })
    .from(t)
    .orderBy(asc(t.name), asc(t.id))
    .limit(500);
  return rows.map(withIsoTimes);
}

/**
 * For an operator who has lost the telephone and the recovery codes: they are signed out, get a mail about it, and
 * sign in with the password alone. One's own are removed with the password instead. Throws NOT_FOUND and VALIDATION.
 */
export async function resetOperator(
  tx: Tx,
  actor: Principal,
  { config, tenant }: Place,
  id: string,
): Promise<void> {
  if (actor.id === id) throw new AppError('VALIDATION', [{ field: 'id', message: 'own' }]);
  const owner = { tenantId: null, kind: 'platform', userId: id } as const;
  const person = await findPerson(tx, owner, { id });
  if (!person) throw new AppError('NOT_FOUND');
  await endTokens(tx, null, id, 'second_factor');
  await removeAllFactors(tx, owner);
  const home = homeTenant(owner, tenant);
  await queueMail(tx, {
    ...{ tenant: home, kind: 'second_factors_reset', recipient: person },
    link: authPage(config, home, 'platform', 'forgot-password'),
    facts: { actor: actor.name },
  });
  const details = { operatorId: id, email: person.email };
  await recordAct(tx, { ...actorOf(actor), action: 'second-factors.reset', tenantId: null, details });
}
