/** A slash at the end is ignored; a double slash inside makes a path that no page has. */
const segmentsOf = (path: string) => path.replace(/(?<=[^/])\/$/, '').split('/');

/**
 * How well `/product/:slug` matches `/product/milk`, as a comparable text: a literal segment ranks above a parameter,
 * and that above a final `*`. Null without a match.
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

/** Browsers read `\\` as `/`, and `//` at the start of a URL as another host's name. */
export const withoutEmptySegments = (path: string): string =>
  path.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
