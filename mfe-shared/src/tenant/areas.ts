import { officeOf } from 'api/page-paths';
import type { TenantContext } from './tenant.types';

const areas = { platformAdmin: 'platform', tenantAdmin: 'tenant' } as const;

/** The administrators' area of a path; null for the public side. */
export function adminArea(pathname: string): TenantContext['adminType'] {
  const office = officeOf(pathname);
  return office ? areas[office] : null;
}
