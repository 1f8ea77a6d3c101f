/** When the token expires, in milliseconds; null when it does not say. The signature is the server's business. */
export function expiryOf(token: unknown): number | null {
  if (typeof token !== 'string') return null;
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Expired: missing, not a string, without an expiry, or past it (or less than `marginMs` before it). */
export function isExpired(token: unknown, now: number, marginMs = 0): boolean {
  const expiry = expiryOf(token);
  return expiry === null || expiry - marginMs <= now;
}
