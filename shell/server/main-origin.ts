import type { HostBootstrap } from 'api';

const address = /^(?<protocol>https?:\/\/)?(?<host>[a-z0-9.:-]+)$/;

type Visited = { origin: string; rootDomain: string };

/** The origin that search engines list for the pages of a host: the platform's is the one that its operators wrote. */
export const listedOrigin = (
  { tenant, store, platform }: Pick<HostBootstrap, 'tenant' | 'store' | 'platform'>,
  visited: Visited,
): string =>
  tenant.type === 'platform'
    ? platform.platform_url || visited.origin
    : mainOrigin(store?.meta_url ?? '', visited);

/**
 * The origin that search engines list when a store has several: its main address, else the one that is visited. An
 * address below the platform's own domain counts for nothing, because every store has one, and it would hide the
 * store's own domain.
 */
export function mainOrigin(mainAddress: string, { origin, rootDomain }: Visited): string {
  const { protocol = 'https://', host } = address.exec(mainAddress)?.groups ?? {};
  if (!host) return origin;
  const name = host.replace(/:\d+$/, '');
  return name === rootDomain || name.endsWith(`.${rootDomain}`) ? origin : protocol + host;
}
