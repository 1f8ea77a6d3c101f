import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, orderOf, readPage } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { authPage, homeTenant } from '../accounts/accounts.service.ts';
import { endTokens } from '../accounts/accounts.tokens.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import {
  asGranted,
  assertWithinGrants,
  lockOperators,
} from '../operator-roles/operator-roles.grants.service.ts';
import { operatorRoles } from '../operator-roles/operator-roles.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import type { Place } from '../second-factors/second-factors.own.service.ts';
import { removeAllFactors } from '../second-factors/second-factors.own.service.ts';
import { platformSecondFactors } from '../second-factors/second-factors.table.ts';
import type { Operator, OperatorListQuery } from './operators.schema.ts';

const t = platformUsers;

const sorts = { name: sql`lower(${t.name})`, createdAt: t.createdAt };

/** `q` is a part of a name or of a mail address. There are few operators, so no index is read. */
export async function listOperators(tx: Tx, query: OperatorListQuery): Promise<ListReply<Operator>> {
  const where = containing(query.q, t.name, t.email);
  const list = await readPage(query, {
    rows: tx
      .select({
        ...{ id: t.id, name: t.name, email: t.email, status: t.status, createdAt: t.createdAt },
        role: { id: operatorRoles.id, name: operatorRoles.name, permissions: operatorRoles.permissions },
        hasSecondFactor: sql<boolean>`${t.id} in (select ${platformSecondFactors.userId} from ${platformSecondFactors})`,
      })
      .from(t)
      .innerJoin(operatorRoles, eq(operatorRoles.id, t.roleId))
      .where(where)
      .orderBy(...orderOf(sorts, query.sort, t.id)),
    total: tx.$count(t, where),
  });
  return { ...list, items: list.items.map((row) => ({ ...row, role: asGranted(row.role) })) };
}

/** Reads the role that an operator has now. Throws NOT_FOUND. */
export async function roleOfOperator(tx: Tx, id: string) {
  const [role] = await tx
    .select({ name: operatorRoles.name, permissions: operatorRoles.permissions })
    .from(t)
    .innerJoin(operatorRoles, eq(operatorRoles.id, t.roleId))
    .where(eq(t.id, id));
  if (!role) throw new AppError('NOT_FOUND');
  return asGranted(role);
}

/**
 * Removes the second factors of an operator who has lost the phone and the recovery codes: they are signed out, get
 * a mail about it, and sign in with the password alone. One's own are removed with the password instead. Throws
 * NOT_FOUND, VALIDATION, and PERMISSION_BEYOND for an operator who may do more than the actor.
 */
export async function resetOperator(
  tx: Tx,
  actor: Principal,
  { config, tenant }: Place,
  id: string,
): Promise<void> {
  if (actor.id === id) throw new AppError('VALIDATION', [{ field: 'id', message: 'own' }]);
  const grants = await lockOperators(tx, actor);
  const owner = { tenantId: null, kind: 'platform', userId: id } as const;
  const person = await findPerson(tx, owner, { id });
  if (!person) throw new AppError('NOT_FOUND');
  assertWithinGrants(grants, await roleOfOperator(tx, id));
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
