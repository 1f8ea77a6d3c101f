import { Resolver } from 'node:dns/promises';

/** The addresses of a host, the older kind first; none when DNS knows none, or does not reply in time. */
export type ResolveAddresses = (name: string) => Promise<string[]>;

/** Somebody waits for a page that shows them. */
const askTimeoutMs = 800;

/** Asks this machine's name servers once. */
export const resolveAddresses: ResolveAddresses = async (name) => {
  const resolver = new Resolver({ timeout: askTimeoutMs, tries: 1 });
  const timer = setTimeout(() => resolver.cancel(), askTimeoutMs);
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(timer);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};
