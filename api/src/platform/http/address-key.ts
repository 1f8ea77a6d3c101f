import { isIPv6 } from 'node:net';

/** Returns the eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0');
  return [...before, ...zeros, ...after];
}

/**
 * Returns the key under which an address is counted: an IPv4 address itself, an IPv6 address by its /64 network, since
 * one household or server can use all addresses in that.
 */
export const addressKey = (ip: string): string => networkOf(ip, 4);

/** Returns the network of an address: /48 for IPv6, as providers give one customer 65,536 networks of /64. */
export const networkKey = (ip: string): string => networkOf(ip, 3);

function networkOf(ip: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  return groupsOf(address)
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
