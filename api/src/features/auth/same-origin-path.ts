const longest = 2_000;
/** URLs drop control characters silently, and browsers treat a backslash as a slash. */
const treacherous = /[\p{Cc}\\]/u;

/**
 * The path of a URL on the same origin, else null. Accepts a path (`/search?q=1`) or a URL with exactly this origin,
 * and refuses everything ambiguous.
 */
export function sameOriginPath(given: unknown, origin: string): string | null {
  if (typeof given !== 'string' || given.length > longest || treacherous.test(given)) return null;
  if (!given.startsWith('/') && given !== origin && !given.startsWith(`${origin}/`)) return null;
  const url = URL.parse(given, origin);
  if (url?.origin !== origin || url.username || url.password) return null;
  const path = url.pathname + url.search + url.hash;
  return isPlain(url.pathname) ? path : null;
}

/** It may not hide a second host, even when it is decoded once more. */
function isPlain(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !path.startsWith('//') && !decoded.startsWith('//') && !treacherous.test(decoded);
  } catch {
    return false;
  }
}
