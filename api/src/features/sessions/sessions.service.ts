import { and, eq } from 'drizzle-orm';
import { demoPassword } from '../../platform/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import { assertNewPassword, hashPassword, passwordMatches } from '../../platform/identity/passwords.ts';
import type { Principal, SessionClaims } from '../../platform/identity/principal.ts';
import { loadPrincipal } from '../../platform/identity/principal.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { staff } from '../staff/staff.table.ts';
import { readRefreshToken } from './refresh-tokens.ts';
import type { OpenedSession } from './session-rows.ts';
import {
  endPlatformSession,
  endSession,
  openPlatformSession,
  openSession,
  rotatePlatformSession,
  rotateSession,
} from './session-rows.ts';
import type { Credentials, LoginReply, SessionUser, SignUpInput } from './sessions.schema.ts';

const loginTypes = { customer: 'customer', staff: 'tenantAdmin', platform: 'platformAdmin' } as const;

export function sessionUser(principal: Principal): SessionUser {
  const { kind: _kind, sessionId: _sessionId, permissions, ...user } = principal;
  return { ...user, permissions: [...permissions] };
}

/** What every sign-in answers: the user as any later request will find it, which also refuses who is not active. */
async function welcome(services: Services, claims: SessionClaims, refreshToken: string): Promise<LoginReply> {
  const principal = await loadPrincipal(services.database, claims);
  const token = await services.tokens.sign({ ...claims, role: principal.role });
  return { user: sessionUser(principal), token, refreshToken };
}

const tenantClaims = (
  tenantId: string,
  kind: 'customer' | 'staff',
  sub: string,
  sid: string,
): SessionClaims => ({
  sub,
  sid,
  loginType: loginTypes[kind],
  tenantId,
});

type Account = { id: string; status: string; passwordHash: string | null };

/** Hashing takes long, so no database connection waits for it; an unknown account takes as long as a known one. */
async function checkPassword(
  services: Services,
  account: Account | undefined,
  password: string,
): Promise<Account> {
  const known = services.config.NODE_ENV === 'production' && password === demoPassword ? undefined : account;
  const matches = await passwordMatches(known?.passwordHash, password);
  if (!matches || known?.status !== 'active') throw new AppError('INVALID_CREDENTIALS');
  return known;
}

export async function signInCustomer(
  services: Services,
  tenantId: string,
  input: Credentials,
): Promise<LoginReply> {
  const [account] = await inTenant(services.database, tenantId, (tx) =>
    tx
      .select({ id: customers.id, status: customers.status, passwordHash: customers.passwordHash })
      .from(customers)
      .where(and(eq(customers.tenantId, tenantId), eq(customers.email, input.email))),
  );
  const { id } = await checkPassword(services, account, input.password);
  const opened = await inTenant(services.database, tenantId, (tx) =>
    openSession(tx, tenantId, 'customer', id),
  );
  return welcome(services, tenantClaims(tenantId, 'customer', id, opened.sessionId), opened.refreshToken);
}

export async function signUpCustomer(
  services: Services,
  tenantId: string,
  input: SignUpInput,
): Promise<LoginReply> {
  const { password, ...person } = input;
  assertNewPassword(services.config, password, 'password');
  const passwordHash = await hashPassword(password);
  const { id, sessionId, refreshToken } = await inTenant(services.database, tenantId, async (tx) => {
    const [created] = await tx
      .insert(customers)
      .values({ tenantId, ...person, passwordHash })
      .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
      .returning({ id: customers.id });
    if (!created) throw new AppError('EMAIL_TAKEN');
    return { ...created, ...(await openSession(tx, tenantId, 'customer', created.id)) };
  });
  return welcome(services, tenantClaims(tenantId, 'customer', id, sessionId), refreshToken);
}

export async function signInStaff(
  services: Services,
  tenantId: string,
  input: Credentials,
): Promise<LoginReply> {
  const [account] = await inTenant(services.database, tenantId, (tx) =>
    tx
      .select({ id: staff.id, status: staff.status, passwordHash: staff.passwordHash })
      .from(staff)
      .where(and(eq(staff.tenantId, tenantId), eq(staff.email, input.email))),
  );
  const { id } = await checkPassword(services, account, input.password);
  const opened: OpenedSession = await inTenant(services.database, tenantId, async (tx) => {
    await tx
      .update(staff)
      .set({ lastLoginAt: new Date() })
      .where(and(eq(staff.tenantId, tenantId), eq(staff.id, id)));
    return openSession(tx, tenantId, 'staff', id);
  });
  return welcome(services, tenantClaims(tenantId, 'staff', id, opened.sessionId), opened.refreshToken);
}

export async function signInPlatformUser(services: Services, input: Credentials): Promise<LoginReply> {
  const [account] = await onPlatform(services.database, (tx) =>
    tx
      .select({
        id: platformUsers.id,
        status: platformUsers.status,
        passwordHash: platformUsers.passwordHash,
      })
      .from(platformUsers)
      .where(eq(platformUsers.email, input.email)),
  );
  const { id } = await checkPassword(services, account, input.password);
  const opened = await onPlatform(services.database, (tx) => openPlatformSession(tx, id));
  const claims: SessionClaims = {
    sub: id,
    sid: opened.sessionId,
    loginType: 'platformAdmin',
    tenantId: null,
  };
  return welcome(services, claims, opened.refreshToken);
}

/** The next pair of tokens. A platform user's session is found on any host, a store's only on its own. */
export async function refreshSession(
  services: Services,
  tenantId: string | null,
  refreshToken: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const given = readRefreshToken(refreshToken);
  if (!given || (given.scope === 'tenant' && !tenantId)) throw new AppError('SESSION_ENDED');
  const home = given.scope === 'tenant' ? tenantId : null;
  // The revocation of a reused session is committed before the refusal is thrown.
  const rotated = home
    ? await inTenant(services.database, home, (tx) => rotateSession(tx, home, given))
    : await onPlatform(services.database, (tx) => rotatePlatformSession(tx, given));
  if (!rotated) throw new AppError('SESSION_ENDED');
  const claims: SessionClaims = {
    sub: rotated.userId,
    sid: given.sessionId,
    loginType: loginTypes[rotated.kind],
    tenantId: home,
  };
  const { token } = await welcome(services, claims, rotated.refreshToken);
  return { access_token: token, refresh_token: rotated.refreshToken };
}

/** From now on neither the session's access token nor its refresh token is worth anything. */
export async function signOut(services: Services, { tenantId, sessionId }: Principal): Promise<void> {
  if (tenantId) await inTenant(services.database, tenantId, (tx) => endSession(tx, tenantId, sessionId));
  else await onPlatform(services.database, (tx) => endPlatformSession(tx, sessionId));
}
