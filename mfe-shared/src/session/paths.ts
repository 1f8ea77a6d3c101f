import { isBelow } from '../tenant/areas';
import type { TenantContext } from '../tenant/tenant.types';
import type { LoginType } from './session.types';

const paths = {
  platformAdmin: {
    signIn: '/platform-admin/auth/login',
    landing: '/platform-admin/dashboard',
    endpoint: '/platform/admin/login',
  },
  tenantAdmin: { signIn: '/admin/auth/login', landing: '/admin/dashboard', endpoint: '/admin/login' },
  customer: { signIn: '/auth/login', landing: '/user/dashboard', endpoint: '/customer/login' },
} as const satisfies Record<LoginType, Record<'signIn' | 'landing' | 'endpoint', string>>;

const publicAdminPaths = [
  '/admin/auth/login',
  '/admin/auth/signup',
  '/admin/auth/forgot-password',
  '/admin/auth/reset-password',
];

const protectedAdminPaths = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/products/{id}',
  '/admin/products/add',
  '/admin/products/edit/{id}',
  '/admin/attributes',
  '/admin/attributes/{id}',
  '/admin/categories',
  '/admin/categories/{id}',
  '/admin/languages',
  '/admin/currencies',
  '/admin/customers',
  '/admin/customers/{id}',
  '/admin/customer-order/{id}',
  '/admin/our-staff',
  '/admin/staff',
  '/admin/orders',
  '/admin/order/{id}',
  '/admin/coupons',
  '/admin/settings',
  '/admin/store/customization',
  '/admin/store/store-settings',
  '/admin/edit-profile',
  '/admin/notifications',
  '/admin/404',
  '/admin/coming-soon',
];

/** Where a person of this kind signs in, and comes to after signing out. */
export function signInPath(loginType: LoginType): string {
  return paths[loginType].signIn;
}

/** Where a person of this kind comes to after signing in. */
export function landingPath(loginType: LoginType): string {
  return paths[loginType].landing;
}

/** Where credentials of this kind are sent, below `/api`. */
export function signInEndpoint(loginType: LoginType): string {
  return paths[loginType].endpoint;
}

/** Which door leads in from here: both parts must agree, everything else is a shopper's. */
export function loginTypeOf({ type, adminType }: Pick<TenantContext, 'type' | 'adminType'>): LoginType {
  if (type === 'platform' && adminType === 'platform') return 'platformAdmin';
  return type === 'tenant' && adminType === 'tenant' ? 'tenantAdmin' : 'customer';
}

/** Whether the path is one of the pages for people who are not signed in. */
export function isSignInPath(pathname: string): boolean {
  return pathname.includes('/auth/') || /\/(login|signin)\/?$/.test(pathname);
}

/** Classifies a path of the store admin by the lists of the specification; `{id}` is any one segment. */
export function adminPathKind(pathname: string): 'public' | 'protected' | 'unknown' {
  if (publicAdminPaths.some((pattern) => matches(pattern, pathname))) return 'public';
  return protectedAdminPaths.some((pattern) => matches(pattern, pathname)) ? 'protected' : 'unknown';
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment === '{id}' ? given[index] !== '' : segment === given[index]))
  );
}

/** Pages that a visitor may be sent back to after signing in: not the sign-in pages themselves, not the API. */
export function isReturnable(pathname: string): boolean {
  return !isSignInPath(pathname) && !isBelow(pathname, '/api');
}
