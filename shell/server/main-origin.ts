const address = /^(?<protocol>https?:\/\/)?(?<host>[a-z0-9.:-]+)$/;

/**
 * The origin that search engines list when a store has several: its main address, else the one that is visited. An
 * address below the platform's own domain counts for nothing, because every store has one, and it would hide the
 * store's own domain.
 */
export function mainOrigin(
  mainAddress: string,
  { origin, rootDomain }: { origin: string; rootDomain: string },
): string {
  const { protocol = 'https://', host } = address.exec(mainAddress)?.groups ?? {};
  if (!host) return origin;
  const name = host.replace(/:\d+$/, '');
  return name === rootDomain || name.endsWith(`.${rootDomain}`) ? origin : protocol + host;
}
