import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: this machine, its neighbours, services of a cloud, and reserved ones. */
/** Two lists, as one would look for an IPv4 address among those of IPv6, too. */
const inner = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.ipv4.addSubnet(network, bits, 'ipv4');
/** All of IPv6 but 2000::/3, and in that the addresses with an IPv4 address inside and those of examples. */
for (const [network, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  inner.ipv6.addSubnet(network, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !inner[family].check(address, family);
};

export class NotPublic extends Error {}

/**
 * Resolves a name for a connection, and refuses names with an address that is not public. It is the connection's own
 * look-up: a name that is checked first and resolved again could have changed in between.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as unknown as LookupAddress[];
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublic(`${hostname} is not on the public internet`), '', 0);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};
