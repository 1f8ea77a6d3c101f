// With its ending, as a test that compares this rule with the API's runs the file in Node.
import { constants } from '../constants.ts';
import type { TenantIdentity } from './tenant.types';

/** `localhost`, its subdomains and the loopback address, where cookies need not be Secure. */
export function isLocalHost(host: string): boolean {
  const name = hostName(host);
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}

/** Lower case, without port and without the dot at the end. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Guesses the tenant from a host name, by the rules of the specification: the root domain, its `www` form and
 * reserved names are the platform, other subdomains a store, any other host a store on its own domain.
 */
export function classifyHost(host: string, rootDomain: string): TenantIdentity {
  const name = hostName(host);
  const slug = subdomain(name, hostName(rootDomain)) ?? subdomain(name, 'localhost');
  const platform = isLocalHost(name) ? slug === '' || slug === undefined : slug === '';
  const reserved = constants.tenant.reservedSubdomains.some((word) => word === slug);
  if (platform || reserved) return identity('platform', '', name, false);
  return slug === undefined ? identity('tenant', '', name, true) : identity('tenant', slug, name, false);
}

/** The part before the root domain: '' for the root itself, undefined for a host of another domain. */
function subdomain(name: string, root: string): string | undefined {
  if (name === root) return '';
  return name.endsWith(`.${root}`) ? name.slice(0, -root.length - 1) : undefined;
}

function identity(
  type: TenantIdentity['type'],
  slug: string,
  domain: string,
  customDomain: boolean,
): TenantIdentity {
  return { type, id: '', slug, name: slug, domain, customDomain };
}
