import { isIP } from 'node:net';

/** `10.0.0.0/8` or `::1`: an address or a range, but not the range of all addresses. */
function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

/** Parses TRUST_PROXY. Throws a description of the fault. */
export function trustedProxies(setting: string): string[] {
  const entries = setting.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !isAddressOrRange(entry));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" is neither an IP address nor a range of them like 10.0.0.0/8`);
  }
  return entries;
}
