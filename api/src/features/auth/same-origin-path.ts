const longest = 2_000;
/** Control characters vanish from addresses without a word, and browsers take a backslash for a slash. */
const treacherous = /[\p{Cc}\\]/u;

/**
 * The path of an address of the same origin, or null: nothing here leads to another origin. Takes a path
 * (`/search?q=1`) and an address with exactly this origin; whatever else it may mean, nobody has to guess.
 */
export function sameOriginPath(given: unknown, origin: string): string | null {
  if (typeof given !== 'string' || given.length > longest || treacherous.test(given)) return null;
  if (!given.startsWith('/') && given !== origin && !given.startsWith(`${origin}/`)) return null;
  const url = URL.parse(given, origin);
  if (url?.origin !== origin || url.username || url.password) return null;
  const path = url.pathname + url.search + url.hash;
  return isPlain(url.pathname) ? path : null;
}

/** Not a second host in disguise, also for somebody who decodes it once more. */
function isPlain(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !path.startsWith('//') && !decoded.startsWith('//') && !treacherous.test(decoded);
  } catch {
    return false;
  }
}
