/**
 * Returns the header Strict-Transport-Security. On a store's own domain it binds that host alone: other names below it
 * are its owner's.
 */
export function strictTransport(host: string, rootDomain: string): string {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const isOurs = name === rootDomain || name.endsWith(`.${rootDomain}`);
  return `max-age=31536000${isOurs ? '; includeSubDomains' : ''}`;
}
