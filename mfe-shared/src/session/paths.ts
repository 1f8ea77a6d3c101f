import type { SessionUser } from 'api';
import { isUnder } from 'api/page-paths';
import type { ApiPath } from '../api/calls.types';
import type { TenantContext } from '../tenant/tenant.types';
import type { LoginType } from './session.types';

/** The sign-in pages of each login type. */
export type AuthPage =
  | 'login'
  | 'signup'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-request'
  | 'error'
  | 'logout';

const paths = {
  platformAdmin: {
    signIn: '/platform-admin/auth/login',
    landing: '/platform-admin/dashboard',
    endpoint: '/platform/admin/login',
  },
  tenantAdmin: { signIn: '/admin/auth/login', landing: '/admin/dashboard', endpoint: '/admin/login' },
  customer: { signIn: '/auth/login', landing: '/user/dashboard', endpoint: '/customer/login' },
} as const satisfies Record<LoginType, Record<'signIn' | 'landing', string> & { endpoint: ApiPath<'post'> }>;

/** The sign-in page of this login type, which a sign-out leads to. */
export function signInPath(loginType: LoginType): string {
  return paths[loginType].signIn;
}

/** The first page of this login type after a sign-in. */
export function landingPath(loginType: LoginType): string {
  return paths[loginType].landing;
}

/** The endpoint for credentials of this login type, below `/api`. */
export function signInEndpoint(loginType: LoginType): (typeof paths)[LoginType]['endpoint'] {
  return paths[loginType].endpoint;
}

/** The login type of a host and path: both must agree, otherwise it is a customer's. */
export function loginTypeOf({ type, adminType }: Pick<TenantContext, 'type' | 'adminType'>): LoginType {
  if (type === 'platform' && adminType === 'platform') return 'platformAdmin';
  return type === 'tenant' && adminType === 'tenant' ? 'tenantAdmin' : 'customer';
}

/** The login type of a role. */
export function loginTypeOfRole(role: SessionUser['role']): LoginType {
  if (role === 'PLATFORM_ADMIN') return 'platformAdmin';
  return role === 'CUSTOMER' ? 'customer' : 'tenantAdmin';
}

/** A sign-in page of this login type: `authPath('tenantAdmin', 'error')`. */
export function authPath(loginType: LoginType, page: AuthPage): string {
  return signInPath(loginType).replace(/login$/, page);
}

/** Whether the path is a page for visitors who are not signed in. */
export function isSignInPath(pathname: string): boolean {
  return pathname.includes('/auth/') || /\/(login|signin)\/?$/.test(pathname);
}

/** Pages that a visitor may be sent back to after signing in: neither the sign-in pages nor the API. */
export function isReturnable(pathname: string): boolean {
  return !isSignInPath(pathname) && !isUnder(pathname, '/api');
}
