import { isIPv6 } from 'node:net';
import { getDomain } from 'tldts';
import type { Services } from '../../platform/http/services.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { PointedDomain, StoreDomains } from './tenants.domains.schema.ts';
import { listDomains, readSlug } from './tenants.domains.service.ts';

/**
 * A store's own domains, and where they have to point. Addresses are those of the platform's name at this moment.
 * Throws NOT_FOUND.
 */
export async function readStoreDomains(
  { config, database, resolveAddresses }: Pick<Services, 'config' | 'database' | 'resolveAddresses'>,
  tenantId: string,
): Promise<StoreDomains> {
  const { slug, claims } = await onPlatform(database, async (tx) => ({
    slug: await readSlug(tx, tenantId),
    claims: await listDomains(tx, tenantId),
  }));
  const target = `${slug}.${config.ROOT_DOMAIN}`;
  const addresses = await resolveAddresses(target);
  const domains = claims.map((claim) => ({ ...claim, pointsTo: pointing(claim.domain, target, addresses) }));
  return { domains, target, addresses };
}

/**
 * Returns the records of a domain. `example.com` and `example.co.uk` have other records as well, so DNS allows no CNAME
 * there.
 */
function pointing(domain: string, target: string, addresses: string[]): PointedDomain['pointsTo'] {
  if (getDomain(domain) !== domain) return [{ type: 'CNAME', value: target }];
  return addresses.map((value) => ({ type: isIPv6(value) ? 'AAAA' : 'A', value }));
}
