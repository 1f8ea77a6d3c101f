import { and, eq, isNull } from 'drizzle-orm';
import { confirmsSignUp } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { keyOfAccount } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { joinGuestOrders } from '../customers/customers.guests.service.ts';
import { customers } from '../customers/customers.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { openSession } from '../sessions/session-rows.ts';
import type { LoginReply } from '../sessions/sessions.schema.ts';
import { welcome } from '../sessions/sessions.service.ts';
import type { Person } from './accounts.people.service.ts';
import { findPerson } from './accounts.people.service.ts';
import type { SignUpInput } from './accounts.schema.ts';
import { authPage } from './accounts.service.ts';
import { newOneTimeToken, takeOneTimeToken } from './accounts.tokens.service.ts';
import { inConstantTime } from './constant-time.ts';

/** The store and host of a request. */
type Shop = { tenant: HostTenant; tenantId: string };
type NewCustomer = Omit<SignUpInput, 'password'> & { passwordHash: string };

/**
 * Creates a shopper. Null means that the account has to be confirmed by mail first. It is also the result for an
 * address with an account, whose owner gets a mail. Throws EMAIL_TAKEN when accounts need no confirmation.
 */
export async function signUpCustomer(
  services: Services,
  shop: Shop,
  { password, ...person }: SignUpInput,
): Promise<LoginReply | null> {
  const { tenantId } = shop;
  assertNewPassword(services.config, password, 'password');
  const confirmed = confirmsSignUp(services.config);
  if (confirmed) {
    const account = keyOfAccount({ tenantId, kind: 'customer', email: person.email });
    await services.limits.count('mailAccount', account);
  }
  // It runs before the look-up of the account, so that it takes the same time in both cases.
  const passwordHash = await hashPassword(password);
  if (confirmed) {
    await inConstantTime(() =>
      inTenant(services.database, tenantId, (tx) =>
        askToConfirm(tx, services, shop, { ...person, passwordHash }),
      ),
    );
    return null;
  }
  const { userId, ...opened } = await inTenant(services.database, tenantId, async (tx) => {
    const created = await create(tx, tenantId, { ...person, passwordHash });
    if (!created) throw new AppError('EMAIL_TAKEN');
    await sendVerification(tx, services, shop, created);
    return { userId: created.id, ...(await openSession(tx, tenantId, 'customer', created.id)) };
  });
  return welcome(services, { tenantId, kind: 'customer', userId }, opened);
}

async function create(tx: Tx, tenantId: string, person: NewCustomer): Promise<Person | undefined> {
  const [created] = await tx
    .insert(customers)
    .values({ tenantId, ...person })
    .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
    .returning({
      id: customers.id,
      name: customers.name,
      email: customers.email,
      locale: customers.locale,
      status: customers.status,
      passwordHash: customers.passwordHash,
    });
  return created;
}

/**
 * Sends the mail that asks for a confirmation. The owner of an existing account gets a mail about the attempt, even if
 * the account was never confirmed: a new password confirms it.
 */
async function askToConfirm(tx: Tx, services: Services, shop: Shop, person: NewCustomer): Promise<void> {
  const { tenant, tenantId } = shop;
  const created = await create(tx, tenantId, person);
  if (created) return sendVerification(tx, services, shop, created);
  const known = await findPerson(tx, { tenantId, kind: 'customer' }, { email: person.email });
  if (known?.status !== 'active') return;
  const link = authPage(services.config, tenant, 'customer', 'forgot-password');
  await queueMail(tx, { tenant, kind: 'account_exists', recipient: known, link });
}

async function sendVerification(tx: Tx, { config }: Services, { tenant, tenantId }: Shop, person: Person) {
  const token = await newOneTimeToken(tx, {
    ...{ tenantId, kind: 'customer', userId: person.id },
    purpose: 'verify_email',
  });
  const link = authPage(config, tenant, 'customer', 'verify-request', token);
  await queueMail(tx, { tenant, kind: 'verify_email', recipient: person, link });
}

/** Sends another link to an unconfirmed shopper. The reply does not reveal whether there is one. */
export async function resendVerification(
  services: Services,
  tenant: HostTenant,
  email: string,
): Promise<void> {
  const tenantId = tenant.id;
  await services.limits.count('mailAccount', keyOfAccount({ tenantId, kind: 'customer', email }));
  await inConstantTime(async () => {
    if (!tenantId) return;
    await inTenant(services.database, tenantId, async (tx) => {
      const [waiting] = await tx
        .select({ id: customers.id })
        .from(customers)
        .where(
          and(
            eq(customers.tenantId, tenantId),
            eq(customers.email, email),
            isNull(customers.emailVerifiedAt),
          ),
        );
      const person = waiting && (await findPerson(tx, { tenantId, kind: 'customer' }, waiting));
      if (person?.status === 'active') await sendVerification(tx, services, { tenant, tenantId }, person);
    });
  });
}

/** Throws LINK_EXPIRED. */
export async function verifyEmail(
  { database }: Services,
  { id: tenantId }: HostTenant,
  token: string,
): Promise<void> {
  if (!tenantId) throw new AppError('LINK_EXPIRED');
  await inTenant(database, tenantId, async (tx) => {
    const { userId } = await takeOneTimeToken(tx, tenantId, 'verify_email', token);
    await tx
      .update(customers)
      .set({ emailVerifiedAt: new Date() })
      .where(
        and(eq(customers.tenantId, tenantId), eq(customers.id, userId), isNull(customers.emailVerifiedAt)),
      );
    await joinGuestOrders(tx, tenantId, userId);
  });
}
