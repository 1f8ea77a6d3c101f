import { constants } from './constants';
import { isLocalHost } from './tenant/classify-host';

const oneDaySeconds = 86_400;
const allowedName = /^[\w!#$%&'*+.^`|~-]+$/;

/** The decoded value, or null without one (and on a server, which has no cookies). */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return null;
  }
}

/** Host-only, same-site lax, secure except on localhost; the value is encoded, so it can hold anything. */
export function writeCookie(name: string, value: string, days: number): void {
  if (typeof document === 'undefined') return;
  if (!allowedName.test(name)) throw new Error(`Invalid cookie name '${name}'`);
  const secure = isLocalHost(location.hostname) ? '' : '; Secure';
  const age = Math.round(days * oneDaySeconds);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not to be had in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=${constants.cookies.sameSite}${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}
