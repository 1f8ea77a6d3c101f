/** A store's URL with this page's protocol and port. */
export function storeAddress(
  domain: string,
  { protocol, port }: Pick<Location, 'protocol' | 'port'>,
): string {
  return `${protocol}//${domain}${port ? `:${port}` : ''}/`;
}
