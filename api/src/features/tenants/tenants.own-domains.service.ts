import type { Services } from '../../platform/http/services.ts';
import type { FoundTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { StoreDomains } from './tenants.domains.schema.ts';
import { listDomains } from './tenants.domains.service.ts';

/**
 * A store's own domains, and where they have to point. Addresses are those of the platform's name at this moment, as a
 * domain without a part before it can have no CNAME.
 */
export async function readStoreDomains(
  { config, database, resolveAddresses }: Pick<Services, 'config' | 'database' | 'resolveAddresses'>,
  tenantId: string,
  { slug }: Pick<FoundTenant, 'slug'>,
): Promise<StoreDomains> {
  const target = `${slug}.${config.ROOT_DOMAIN}`;
  const [domains, addresses] = await Promise.all([
    onPlatform(database, (tx) => listDomains(tx, tenantId)),
    resolveAddresses(target),
  ]);
  return { domains, target, addresses };
}
