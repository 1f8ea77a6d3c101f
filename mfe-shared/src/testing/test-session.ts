import type { SessionUser } from 'api';
import { sessionStorageCookies } from '../session/session.storage';
import { enter, leave } from '../session/session.store';
import type { LoginType } from '../session/session.types';
import { demoBootstrap } from './demo-bootstrap';

/** A user who is signed in during a test. */
export type TestSession = { user: SessionUser; loginType: LoginType };

const tenantId = demoBootstrap().tenant.id;

function person(loginType: LoginType, base: Pick<SessionUser, 'name' | 'email' | 'role' | 'tenantId'>) {
  return (changes: Partial<SessionUser> = {}): TestSession => ({
    loginType,
    user: { id: '019a0000-0000-7000-8000-000000000300', image: null, permissions: [], ...base, ...changes },
  });
}

/** A shopper of the store. */
export const customer = person('customer', {
  name: 'Ann',
  email: 'ann@fresh.test',
  role: 'CUSTOMER',
  tenantId,
});

/** A member of the store's staff with these permissions. */
export const tenantAdmin = person('tenantAdmin', {
  name: 'Olive Owner',
  email: 'owner@fresh.test',
  role: 'TENANT_ADMIN',
  tenantId,
});

/** An operator of the platform. */
export const platformAdmin = person('platformAdmin', {
  name: 'Pat',
  email: 'platform@larder.test',
  role: 'PLATFORM_ADMIN',
  tenantId: null,
});

/** A token like the API's. The client reads only its expiry. */
export function fakeToken(expiresAt: number): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${encode({ alg: 'ES256' })}.${encode({ exp: Math.floor(expiresAt / 1000) })}.signature`;
}

/** Sets the browser's session without the network. */
export function signInAs(session: TestSession | null): void {
  if (!session) {
    leave('reset');
    return;
  }
  const token = fakeToken(Date.now() + 86_400_000);
  const refreshToken = 'refresh-token';
  sessionStorageCookies.writeTokens(token, refreshToken);
  sessionStorageCookies.writeUser(session.user, session.loginType);
  enter({ ...session, token, refreshToken });
}
