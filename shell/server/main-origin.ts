import type { HostBootstrap } from 'api';

const address = /^(?<protocol>https?:\/\/)?(?<host>[a-z0-9.:-]+)\/?$/;

type Visited = { origin: string; rootDomain: string };

/** The origin that search engines list for the pages of a host: the platform's is the one that its operators wrote. */
export const listedOrigin = (
  { tenant, platform, ...texts }: Pick<HostBootstrap, 'tenant' | 'platform'> & Written,
  visited: Visited,
): string =>
  tenant.type === 'platform'
    ? platform.platform_url || visited.origin
    : mainOrigin(mainAddressOf(texts), visited);

type Written = Pick<HostBootstrap, 'store' | 'customization'>;

/** As with the title, what the texts of the store's pages say comes before its settings. */
export const mainAddressOf = ({ store, customization }: Written): string =>
  customization?.seo.meta_url || store?.meta_url || '';

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
