/** Where a store answers, seen from this page: same protocol and port. */
export function storeAddress(
  domain: string,
  { protocol, port }: Pick<Location, 'protocol' | 'port'>,
): string {
  return `${protocol}//${domain}${port ? `:${port}` : ''}/`;
}
