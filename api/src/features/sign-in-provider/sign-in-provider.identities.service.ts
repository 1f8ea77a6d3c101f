import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { authPage } from '../accounts/accounts.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { roles } from '../roles/roles.table.ts';
import type { Place } from '../second-factors/second-factors.own.service.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { staff } from '../staff/staff.table.ts';
import type { OwnIdentities } from './sign-in-provider.schema.ts';
import { isProviderOnly, readProvider } from './sign-in-provider.service.ts';
import { staffIdentities } from './sign-in-provider.table.ts';

const t = staffIdentities;
const ofColleague = (tenantId: string, staffId: string) =>
  and(eq(t.tenantId, tenantId), eq(t.staffId, staffId));

/** Operators have none: the provider is for a store's own staff. */
export async function readIdentities(
  tx: Tx,
  tenantId: string | null,
  staffId: string,
): Promise<OwnIdentities> {
  if (!tenantId) return { identities: [], removable: false };
  const rows = await tx
    .select({ id: t.id, issuer: t.issuer, createdAt: t.createdAt })
    .from(t)
    .where(ofColleague(tenantId, staffId))
    .orderBy(asc(t.createdAt));
  const provider = await readProvider(tx, tenantId);
  const labelOf = (issuer: string) => (issuer === provider?.issuer ? provider.label : new URL(issuer).host);
  return {
    identities: rows.map((row) => ({ ...withIsoTimes(row), label: labelOf(row.issuer) })),
    removable: await hasPasswordWay(tx, tenantId, staffId),
  };
}

/**
 * Unbinds a colleague from the provider, ends the sessions that it may have opened, and tells them by mail. Throws
 * NOT_FOUND, and LAST_WAY_IN for somebody who could not sign in with a password then.
 */
export async function removeIdentities(
  tx: Tx,
  tenantId: string | null,
  actor: Principal,
  { config, tenant }: Place,
  { staffId, id }: { staffId: string; id?: string },
): Promise<void> {
  if (!tenantId) throw new AppError('NOT_FOUND');
  const gone = await tx
    .delete(t)
    .where(and(ofColleague(tenantId, staffId), id ? eq(t.id, id) : undefined))
    .returning({ issuer: t.issuer });
  if (gone.length === 0) throw new AppError('NOT_FOUND');
  if (!(await hasPasswordWay(tx, tenantId, staffId))) throw new AppError('LAST_WAY_IN');
  const owner = { tenantId, kind: 'staff', userId: staffId } as const;
  await endSessionsOf(tx, owner, actor.id === staffId ? actor.sessionId : undefined);
  const person = await findPerson(tx, owner, { id: staffId });
  if (!person) throw new AppError('NOT_FOUND');
  const provider = gone.map(({ issuer }) => new URL(issuer).host).join(', ');
  await queueMail(tx, {
    ...{ tenant, kind: 'identity_removed', recipient: person },
    link: authPage(config, tenant, 'staff', 'forgot-password'),
    facts: { actor: actor.name, provider },
  });
  const details = { staffId, email: person.email, issuer: gone.map(({ issuer }) => issuer).join(' ') };
  await recordAct(tx, { ...actorOf(actor), action: 'sign-in-provider.unlink', tenantId, details });
}

async function hasPasswordWay(tx: Tx, tenantId: string, staffId: string): Promise<boolean> {
  const person = await findPerson(tx, { tenantId, kind: 'staff' }, { id: staffId });
  return Boolean(person?.passwordHash) && !(await isProviderOnly(tx, tenantId, staffId));
}

/** Colleagues whom the provider as the only way would sign out, but for the reader. */
export async function countSignedOut(tx: Tx, tenantId: string, readerId: string): Promise<number> {
  const [row] = await tx
    .select({ people: sql<number>`count(distinct ${sessions.userId})::int` })
    .from(sessions)
    .innerJoin(staff, and(eq(staff.tenantId, sessions.tenantId), eq(staff.id, sessions.userId)))
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
    .where(
      and(
        eq(sessions.tenantId, tenantId),
        eq(sessions.kind, 'staff'),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date()),
        ne(roles.name, ownerRole),
        ne(sessions.userId, readerId),
      ),
    );
  return row?.people ?? 0;
}
