import { officeOf } from 'api/page-paths';
import type { TenantContext } from './tenant.types';

/** The administrators' area of a path; null for the public side. */
export function adminArea(pathname: string): TenantContext['adminType'] {
  const office = officeOf(pathname);
  return office ? (office === 'platformAdmin' ? 'platform' : 'tenant') : null;
}
