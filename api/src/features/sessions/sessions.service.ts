import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { endVisit } from '../../platform/identity/end-visit.ts';
import type { Principal, SessionClaims } from '../../platform/identity/principal.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { readRefreshToken } from './refresh-tokens.ts';
import type { OpenedSession } from './session-rows.ts';
import {
  endPlatformSession,
  endSession,
  endSessionsOf,
  rotatePlatformSession,
  rotateSession,
} from './session-rows.ts';
import { loadPrincipal } from './sessions.principal.service.ts';
import type { LoginReply, SessionUser } from './sessions.schema.ts';

const loginTypes = { customer: 'customer', staff: 'tenantAdmin', platform: 'platformAdmin' } as const;

const claimsOf = ({ tenantId, kind, userId }: AccountOwner, sid: string): SessionClaims => ({
  sub: userId,
  sid,
  loginType: loginTypes[kind],
  tenantId,
});

export function sessionUser(principal: Principal): SessionUser {
  const { kind: _kind, sessionId: _sessionId, permissions, visit, ...user } = principal;
  return {
    ...{ ...user, permissions: [...permissions] },
    ...(visit && { visit: { ...visit, endsAt: visit.endsAt.toISOString() } }),
  };
}

/**
 * Returns the reply of every sign-in, once its session is committed. The user is loaded as later requests will load
 * them, which also refuses inactive ones.
 */
export async function welcome(
  services: Services,
  owner: AccountOwner,
  { sessionId, refreshToken }: OpenedSession,
): Promise<LoginReply> {
  const claims = claimsOf(owner, sessionId);
  const principal = await loadPrincipal(services.database, claims);
  const token = await services.tokens.sign({ ...claims, role: principal.role });
  return { user: sessionUser(principal), token, refreshToken };
}

/** Returns the next pair of tokens. A platform user's session is found on any host, a store's only on its own. */
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
  const { token } = await welcome(services, rotated.owner, {
    sessionId: given.sessionId,
    refreshToken: rotated.refreshToken,
  }).catch(async (error) => {
    // This user was blocked. The session must not become valid again when they are unblocked.
    if (error instanceof AppError) await endOne(services, home, given.sessionId);
    throw error;
  });
  return { access_token: token, refresh_token: rotated.refreshToken };
}

const endOne = (services: Services, tenantId: string | null, sessionId: string): Promise<void> =>
  inHome(services.database, tenantId, (tx) =>
    tenantId ? endSession(tx, tenantId, sessionId) : endPlatformSession(tx, sessionId),
  );

/** Makes the session's access token and refresh token invalid, or ends an operator's visit. */
export const signOut = (services: Services, principal: Principal): Promise<void> =>
  principal.visit
    ? onPlatform(services.database, (tx) => endVisit(tx, principal))
    : endOne(services, principal.tenantId, principal.sessionId);

/** Ends all of the person's sessions, this one included. */
export const signOutEverywhere = (services: Services, { tenantId, id: userId }: Principal): Promise<void> =>
  inHome(services.database, tenantId, (tx) => endSessionsOf(tx, { tenantId, userId }));
