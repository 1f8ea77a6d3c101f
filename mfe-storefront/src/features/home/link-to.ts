/** A path of the store goes through the router, anything else leaves it. */
export function linkTo(link: string): { to: string } | { href: string; rel: string } {
  return link.startsWith('/') || link === '' ? { to: link || '/search' } : { href: link, rel: 'noopener' };
}
