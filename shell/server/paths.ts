/** A slash at the end says nothing; one too many in between makes an address of no page. */
const segmentsOf = (path: string) => path.replace(/(?<=[^/])\/$/, '').split('/');

/**
 * How well `/product/:slug` fits `/product/milk`, to be compared as text: a segment that is written out counts more
 * than one that stands for any, and that more than a last `*`. Null when it does not fit.
 */
export function patternRank(pattern: string, path: string): string | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null;
  const fits = wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
  return fits ? wanted.map((part) => (part.startsWith(':') ? '1' : '2')).join('') : null;
}

/** Browsers read `\\` as `/`, and `//` at the beginning of an address as the name of another host. */
export const withoutEmptySegments = (path: string): string =>
  path.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
