/** A path of the store uses the router, any other link leaves the store. */
export function linkTo(link: string): { to: string } | { href: string; rel: string } {
  return link.startsWith('/') || link === '' ? { to: link || '/search' } : { href: link, rel: 'noopener' };
}
