import type { AppConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { orderKeyOf } from '../http/order-keys.ts';
import type { HostTenant } from '../tenancy/host-tenant.schema.ts';

/**
 * Returns the address of a tenant's page for a mail. Its host is confirmed by the database, never taken from a Host
 * header; scheme and port are those of PUBLIC_URL. With `token` the link works once.
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

/**
 * Returns the address of a guest's order. The key is behind a #, so that no server, proxy or other site gets to know
 * it.
 */
export async function orderLink(
  { config, database }: { config: AppConfig; database: Database },
  tenant: Pick<HostTenant, 'id' | 'type' | 'domain'>,
  orderId: string,
): Promise<string> {
  const key = await orderKeyOf({ config, database }, { tenantId: tenant.id ?? '', orderId });
  return linkTo(config, tenant, `/order/${orderId}#${key}`);
}
