import { and, eq } from 'drizzle-orm';
import { confirmsSignUp, demoPassword } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountHome, AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { passwordMatches } from '../../platform/identity/passwords.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';
import { openSessionOf } from './session-rows.ts';
import { beginTry } from './sessions.acts.service.ts';
import type { Credentials, LoginReply } from './sessions.schema.ts';
import { welcome } from './sessions.service.ts';

type Account = { id: string; status: string; passwordHash: string | null; emailVerifiedAt?: Date | null };

/**
 * How accounts of one kind are found and signed in: only with the password that was checked, if it is still the
 * present one.
 */
type AccountSource = {
  find(tx: Tx, email: string): Promise<Account[]>;
  hold(tx: Tx, id: string, passwordHash: string): Promise<{ id: string }[]>;
};

const customerAccounts = (tenantId: string): AccountSource => ({
  find: (tx, email) =>
    tx
      .select({
        id: customers.id,
        status: customers.status,
        passwordHash: customers.passwordHash,
        emailVerifiedAt: customers.emailVerifiedAt,
      })
      .from(customers)
      .where(and(eq(customers.tenantId, tenantId), eq(customers.email, email))),
  hold: (tx, id, passwordHash) =>
    tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(eq(customers.tenantId, tenantId), eq(customers.id, id), eq(customers.passwordHash, passwordHash)),
      )
      .for('share'),
});

const staffAccounts = (tenantId: string): AccountSource => ({
  find: (tx, email) =>
    tx
      .select({ id: staff.id, status: staff.status, passwordHash: staff.passwordHash })
      .from(staff)
      .where(and(eq(staff.tenantId, tenantId), eq(staff.email, email))),
  hold: (tx, id, passwordHash) =>
    tx
      .update(staff)
      .set({ lastLoginAt: new Date() })
      .where(and(eq(staff.tenantId, tenantId), eq(staff.id, id), eq(staff.passwordHash, passwordHash)))
      .returning({ id: staff.id }),
});

const platformAccounts: AccountSource = {
  find: (tx, email) =>
    tx
      .select({
        id: platformUsers.id,
        status: platformUsers.status,
        passwordHash: platformUsers.passwordHash,
      })
      .from(platformUsers)
      .where(eq(platformUsers.email, email)),
  hold: (tx, id, passwordHash) =>
    tx
      .select({ id: platformUsers.id })
      .from(platformUsers)
      .where(and(eq(platformUsers.id, id), eq(platformUsers.passwordHash, passwordHash)))
      .for('share'),
};

type Attempt = { home: AccountHome; accounts: AccountSource; input: Credentials; ip: string };

/**
 * Checks a password, and in the transaction that holds the account does what follows from it. Throws
 * INVALID_CREDENTIALS, EMAIL_UNVERIFIED and TOO_MANY_REQUESTS.
 */
async function withPassword<T>(
  services: Services,
  { home, accounts, input: { email, password }, ip }: Attempt,
  next: (tx: Tx, owner: AccountOwner) => Promise<T>,
): Promise<{ owner: AccountOwner; outcome: T }> {
  const { database, config } = services;
  const target = { ...home, email };
  const [[account], succeeded] = await Promise.all([
    inHome(database, home.tenantId, (tx) => accounts.find(tx, email)),
    beginTry(services, target, ip),
  ]);
  // Hashing is slow, so no database connection is held meanwhile. An unknown account takes as long as a known one.
  const known = config.NODE_ENV === 'production' && password === demoPassword ? undefined : account;
  const matches = await passwordMatches(known?.passwordHash, password);
  if (!matches || known?.status !== 'active' || !known.passwordHash)
    throw new AppError('INVALID_CREDENTIALS');
  const { id: userId, passwordHash, emailVerifiedAt } = known;
  if (emailVerifiedAt === null && confirmsSignUp(config)) {
    await succeeded();
    throw new AppError('EMAIL_UNVERIFIED');
  }
  const owner = { ...home, userId };
  const [outcome] = await Promise.all([
    inHome(database, home.tenantId, async (tx) => {
      // A new password ends all sessions, including one that the old password is about to open.
      const [held] = await accounts.hold(tx, userId, passwordHash);
      if (!held) throw new AppError('INVALID_CREDENTIALS');
      return next(tx, owner);
    }),
    succeeded(),
  ]);
  return { owner, outcome };
}

/** `ip` is the address that failed attempts are counted by. */
export async function signInCustomer(
  services: Services,
  tenantId: string,
  input: Credentials,
  ip: string,
): Promise<LoginReply> {
  const attempt = {
    ...{ home: { tenantId, kind: 'customer' as const }, accounts: customerAccounts(tenantId) },
    ...{ input, ip },
  };
  const { owner, outcome } = await withPassword(services, attempt, openSessionOf);
  return welcome(services, owner, outcome);
}

/**
 * Checks the password of staff of this store, or of operators without one. After a right one the caller's `next`
 * follows.
 */
export const withStaffPassword = <T>(
  services: Services,
  tenantId: string | null,
  { input, ip }: { input: Credentials; ip: string },
  next: (tx: Tx, owner: AccountOwner) => Promise<T>,
) =>
  withPassword(
    services,
    tenantId
      ? { home: { tenantId, kind: 'staff' }, accounts: staffAccounts(tenantId), input, ip }
      : { home: { tenantId: null, kind: 'platform' }, accounts: platformAccounts, input, ip },
    next,
  );
