import type { HostTenant } from 'api';

/** The tenant meta tags of a page, as the edge writes them. */
export function writeTenantMeta(tenant: HostTenant): void {
  for (const tag of document.querySelectorAll('meta[name^="x-"]')) tag.remove();
  const { type, id, slug, name, domain, customDomain, closed, sandbox } = tenant;
  const values = {
    'x-tenant-type': type,
    'x-tenant-data': JSON.stringify({ id, slug, name, domain, customDomain }),
    ...(closed && { 'x-tenant-closed': closed }),
    ...(sandbox && { 'x-tenant-sandbox': 'true' }),
  };
  for (const [key, content] of Object.entries(values)) {
    document.head.append(Object.assign(document.createElement('meta'), { name: key, content }));
  }
}
