import { isReturnable } from './paths';

const longest = 2_000;

/**
 * The path to return to after signing in, or the fallback. Only a path of this origin passes, and not a URL that a
 * browser would read as another origin (`//evil`, `/\evil`, `https:evil`, `javascript:`), a control character or a
 * sign-in page. The value is never decoded a second time.
 */
export function safeReturnPath(value: string | null | undefined, fallback: string): string {
  if (!value || value.length > longest || !/^\/(?![/\\])/.test(value) || hasTraps(value)) return fallback;
  const origin = 'https://this.site.invalid';
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return fallback;
  }
  // A dot segment may uncover a second slash: `/.//evil` is `//evil` to a router.
  if (url.origin !== origin || url.pathname.startsWith('//') || !isReturnable(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Backslashes and control characters are ambiguous; encoded slashes at the start hide a host. */
function hasTraps(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\\\u0000-\u001f\u007f]/.test(value) || /^\/+(?:%2f|%5c|%09|%0a|%0d)/i.test(value);
}
