/** A slash at the end says nothing; one too many in between makes an address of no page. */
const segmentsOf = (path: string) => path.replace(/(?<=[^/])\/$/, '').split('/');

/** `/product/:slug` against `/product/milk`. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** Browsers read `\\` as `/`, and `//` at the beginning of an address as the name of another host. */
export const withoutEmptySegments = (path: string): string =>
  path.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
