import { loginTypeOf } from '../session/paths';
import type { LoginType } from '../session/session.types';
import type { TenantContext } from '../tenant/tenant.types';

export type HeaderSource = {
  context: TenantContext;
  token: string | null;
  company: string;
  origin: string;
  pathname: string;
  now: Date;
};

const userTypes: Record<LoginType, string> = {
  platformAdmin: 'platform_admin',
  tenantAdmin: 'tenant_admin',
  customer: 'customer',
};

/**
 * The headers of every request (specification, section 7). They describe the page's own view; the server decides
 * tenant and permissions itself. Names and addresses are percent-encoded, because a header holds only Latin-1.
 */
export function requestHeaders(source: HeaderSource): Record<string, string> {
  const { context, token, company, origin, pathname, now } = source;
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    company: encodeURIComponent(company),
    'X-Tenant-Detection-Method': context.detectionMethod,
    'X-Tenant-Type': context.type,
    'X-Tenant-Subtype': context.subtype,
    'X-Request-Source': 'browser',
    'X-Timestamp': now.toISOString(),
    'X-Admin-Type': context.adminType ?? 'none',
    'X-User-Role': context.userRole || 'visitor',
    'X-User-Type': userTypes[loginTypeOf(context)],
    'X-Admin-Context': String(context.subtype === 'admin'),
    'X-Current-Url': encodeURI(context.fullUrl),
    'X-Origin': origin,
    'X-Pathname': encodeURI(pathname),
    ...(context.type === 'tenant' ? tenantHeaders(context) : {}),
  };
}

function tenantHeaders(context: TenantContext): Record<string, string> {
  return {
    'X-Tenant-Domain': context.domain,
    'X-Tenant-Id': context.id,
    'X-Tenant-Slug': context.slug,
    'X-Tenant-Name': encodeURIComponent(context.name),
    'X-Custom-Domain': String(context.customDomain),
  };
}

/** The additional headers of an administrator's request. */
export function adminHeaders({ adminType }: TenantContext, bulkCount?: number): Record<string, string> {
  return {
    'X-Admin-Operation': 'true',
    'X-Admin-Type': adminType ?? 'none',
    ...(bulkCount === undefined ? {} : { 'X-Bulk-Operation': 'true', 'X-Bulk-Count': String(bulkCount) }),
  };
}
