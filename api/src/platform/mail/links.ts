import type { AppConfig } from '../config.ts';
import type { HostTenant } from '../tenancy/host-tenant.schema.ts';

/**
 * The address of a tenant's page for a mail. Its host is confirmed by the database, never taken from a Host header;
 * scheme and port are those of PUBLIC_URL. With `token` the link works once.
 */
export function linkTo(
  { PUBLIC_URL, PORT, ROOT_DOMAIN }: AppConfig,
  tenant: Pick<HostTenant, 'type' | 'domain'>,
  path: string,
  token?: string,
): string {
  const url = new URL(path, PUBLIC_URL ?? `http://localhost:${PORT ?? 3000}`);
  url.hostname = tenant.type === 'tenant' ? tenant.domain : ROOT_DOMAIN;
  if (token) url.searchParams.set('token', token);
  return url.href;
}
