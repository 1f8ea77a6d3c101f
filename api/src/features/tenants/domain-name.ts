import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** The prefix of the proof's DNS name, which has a limited length as well. */
export const proofPrefix = '_larder.';
const longest = 253 - proofPrefix.length;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const name = new RegExp(`^(?:${label}\\.)+${label}$`);

/**
 * Normalises a domain as browsers do for the Host header: `Bücher.Example` → `xn--bcher-kva.example`. Null for a name
 * that no store can own: an invalid host name, an IP address, or a name below the platform's.
 */
export function domainName(given: string, rootDomain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return null;
  const domain = domainToASCII(given);
  if (!name.test(domain) || domain.length > longest || isIP(domain)) return null;
  const ours = domain === rootDomain || domain.endsWith(`.${rootDomain}`);
  return ours ? null : domain;
}
