import type { TenantContext } from './tenant.types';

const platformAdminPrefixes = ['/platform-admin', '/super-admin', '/system-admin'];
const tenantAdminPrefixes = ['/admin', '/store-admin', '/dashboard/admin', '/portal', '/manage'];

/** Whether the path is the prefix itself or below it; `/administrator` is not below `/admin`. */
export function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The administrators' area of a path; null for the public side. */
export function adminArea(pathname: string): TenantContext['adminType'] {
  if (platformAdminPrefixes.some((prefix) => isBelow(pathname, prefix))) return 'platform';
  return tenantAdminPrefixes.some((prefix) => isBelow(pathname, prefix)) ? 'tenant' : null;
}
