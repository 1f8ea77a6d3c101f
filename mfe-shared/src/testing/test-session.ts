import type { OperatorPermission, SessionUser } from 'api';
import { sessionStorageCookies } from '../session/session.storage';
import { enter, leave } from '../session/session.store';
import type { LoginType } from '../session/session.types';
import { demoBootstrap } from './demo-bootstrap';

/** A user who is signed in during a test. */
export type TestSession = { user: SessionUser; loginType: LoginType };

const tenantId = demoBootstrap().tenant.id;

type Base = Pick<SessionUser, 'name' | 'email' | 'role' | 'tenantId'> & Partial<SessionUser>;

function person(loginType: LoginType, base: Base) {
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

const operatorPermissions: Record<OperatorPermission, true> = {
  read_tenants: true,
  write_tenants: true,
  delete_tenants: true,
  enter_tenants: true,
  act_in_tenants: true,
  read_billing: true,
  write_billing: true,
  read_support_cases: true,
  write_support_cases: true,
  read_mails: true,
  write_mails: true,
  read_releases: true,
  write_releases: true,
  read_operators: true,
  write_operators: true,
  read_people: true,
  read_audit_log: true,
  read_platform_settings: true,
  write_platform_settings: true,
};

/** An operator who may do everything, or only what the test says. */
export const platformAdmin = person('platformAdmin', {
  name: 'Pat',
  email: 'platform@larder.test',
  role: 'PLATFORM_ADMIN',
  tenantId: null,
  permissions: Object.keys(operatorPermissions),
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
