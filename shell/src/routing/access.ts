import type { LoginType } from 'mfe-shared';
import type { TenantType } from './areas';

/** Paths of the store admin that need no sign-in. */
export const publicAdminPaths = [
  '/admin/auth/login',
  '/admin/auth/signup',
  '/admin/auth/forgot-password',
  '/admin/auth/reset-password',
  '/admin/auth/verify-request',
  '/admin/auth/error',
  '/admin/auth/logout',
];

export const protectedAdminPaths = [
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

/** Families: what the lists do not name is protected with its family, apart from the family's sign-in pages. */
const families: { base: string; loginType: LoginType }[] = [
  { base: '/admin', loginType: 'tenantAdmin' },
  { base: '/store-admin', loginType: 'tenantAdmin' },
  { base: '/platform-admin', loginType: 'platformAdmin' },
  { base: '/user', loginType: 'customer' },
];

export type Access = 'public' | 'protected';

/** Public or protected; `{id}` in a list stands for any one segment. */
export function classifyPath(path: string): Access {
  if (matchesAny(publicAdminPaths, path)) return 'public';
  if (matchesAny(protectedAdminPaths, path)) return 'protected';
  return familyOf(path) ? 'protected' : 'public';
}

/** Who has to be signed in to see a path; nobody for a public one. The platform's own host has only operators. */
export function requiredLogin(path: string, tenant: TenantType): LoginType | undefined {
  const loginType = classifyPath(path) === 'protected' ? familyOf(path)?.loginType : undefined;
  return tenant === 'tenant' || loginType === 'platformAdmin' ? loginType : undefined;
}

function familyOf(path: string) {
  return families.find(
    ({ base }) => path === base || (path.startsWith(`${base}/`) && !path.startsWith(`${base}/auth/`)),
  );
}

function matchesAny(patterns: string[], path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return patterns.some((pattern) => patternToRegExp(pattern).test(plain));
}

function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .split('{id}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${source}$`);
}
