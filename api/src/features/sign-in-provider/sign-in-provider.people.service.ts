import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { endTokens } from '../accounts/accounts.tokens.service.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { staff } from '../staff/staff.table.ts';
import type { ProviderPerson } from './sign-in-provider.exchange.service.ts';
import type { SignInProvider } from './sign-in-provider.schema.ts';
import { staffIdentities } from './sign-in-provider.table.ts';

type Colleague = { id: string; email: string };
/** `link` says that the account was bound to the provider's id just now, and whether it is a new one. */
export type Found = Colleague & { link?: { isNew: boolean } };

/**
 * Finds the colleague whom the provider describes, and who may sign in. Somebody known is found by the provider's id
 * alone; by the e-mail an account is found once, and then bound to that id. Throws PROVIDER_EMAIL and
 * PROVIDER_NO_ACCOUNT.
 */
export async function colleagueOf(
  tx: Tx,
  tenantId: string,
  provider: SignInProvider,
  person: ProviderPerson,
): Promise<Found> {
  const { issuer, domains } = provider;
  const { subject, email } = person;
  if (!email || !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw new AppError('PROVIDER_EMAIL');
  // Two first sign-ins of one person run one after the other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('larder.staff-identity'), hashtext(${`${tenantId} ${email}`}))`,
  );
  const known = await find(tx, tenantId, issuer, subject);
  if (known) return enter(tx, tenantId, known);
  const [found] = await tx
    .select({ id: staff.id, email: staff.email, status: staff.status })
    .from(staff)
    .where(and(eq(staff.tenantId, tenantId), eq(staff.email, email)));
  const account = found ?? (await join(tx, tenantId, provider, { ...person, email }));
  if (found) await enter(tx, tenantId, found);
  // The address was somebody else's before, who is bound already.
  const bound = await tx
    .insert(staffIdentities)
    .values({ tenantId, staffId: account.id, issuer, subject })
    .onConflictDoNothing()
    .returning({ id: staffIdentities.id });
  if (bound.length === 0) throw new AppError('PROVIDER_NO_ACCOUNT');
  return { id: account.id, email, link: { isNew: !found } };
}

type Account = Colleague & { status: string };

async function find(tx: Tx, tenantId: string, issuer: string, subject: string) {
  const [row] = await tx
    .select({ id: staff.id, email: staff.email, status: staff.status })
    .from(staffIdentities)
    .innerJoin(
      staff,
      and(eq(staff.tenantId, staffIdentities.tenantId), eq(staff.id, staffIdentities.staffId)),
    )
    .where(
      and(
        eq(staffIdentities.tenantId, tenantId),
        eq(staffIdentities.issuer, issuer),
        eq(staffIdentities.subject, subject),
      ),
    );
  return row;
}

/** Lets the colleague in. An invitation is accepted by signing in; nobody who was deactivated gets in. */
async function enter(tx: Tx, tenantId: string, { id, email, status }: Account): Promise<Colleague> {
  if (status === 'invited') await endTokens(tx, tenantId, id, 'invitation');
  const entered =
    status === 'inactive'
      ? []
      : await tx
          .update(staff)
          .set({ status: 'active', lastLoginAt: new Date() })
          .where(and(eq(staff.tenantId, tenantId), eq(staff.id, id), eq(staff.status, status as 'active')))
          .returning({ id: staff.id });
  if (entered.length === 0) throw new AppError('PROVIDER_NO_ACCOUNT');
  return { id, email };
}

async function join(
  tx: Tx,
  tenantId: string,
  { newRoleId: roleId }: SignInProvider,
  { email, name }: ProviderPerson & { email: string },
): Promise<Colleague> {
  if (!roleId) throw new AppError('PROVIDER_NO_ACCOUNT');
  const id = uuidv7();
  const locale = (await readGlobalSetting(tx, tenantId)).default_language;
  const row = { tenantId, id, email, name, locale, roleId, status: 'active' as const };
  await requireRoom(tx, tenantId, 'staff');
  await tx.insert(staff).values({ ...row, lastLoginAt: new Date() });
  return { id, email };
}
