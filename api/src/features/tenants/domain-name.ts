import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** Before the domain in the name of its proof, which has to be a name of DNS as well. */
export const proofPrefix = '_larder.';
const longest = 253 - proofPrefix.length;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const name = new RegExp(`^(?:${label}\\.)+${label}$`);

/**
 * `Bücher.Example` → `xn--bcher-kva.example`, as browsers put it into the Host header. Null for what cannot be a
 * store's own domain: no host name, an address, or a name that is the platform's to give.
 */
export function domainName(given: string, rootDomain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return null;
  const domain = domainToASCII(given);
  if (!name.test(domain) || domain.length > longest || isIP(domain)) return null;
  const ours = domain === rootDomain || domain.endsWith(`.${rootDomain}`);
  return ours ? null : domain;
}
