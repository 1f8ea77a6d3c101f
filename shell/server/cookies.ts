import type { HostBootstrap } from 'api';
import { readSignedVisitor, signVisitor } from 'api/visitor-id';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Area } from './areas.ts';

/** Says that a host had no active store. The page's script redirects to the platform when it finds it. */
const failed = 'tenant-validation-failed';
/** Only for tabs that are open now. A visitor who comes back later checks again. */
const failedForSeconds = 60;

const written = new WeakMap<HostBootstrap, Map<string, string[]>>();

/**
 * The tenant cookies of the specification, for the page's script to read. The server never trusts them. `user-role`
 * is not among them: only the session knows it, and its script writes it.
 */
export function tenantCookies(bootstrap: HostBootstrap, area: Area, secure: boolean): readonly string[] {
  const ofBootstrap = written.get(bootstrap) ?? new Map<string, string[]>();
  written.set(bootstrap, ofBootstrap);
  const key = `${area.subtype} ${area.adminType} ${secure}`;
  const cookies = ofBootstrap.get(key) ?? writeCookies(bootstrap, area, secure);
  ofBootstrap.set(key, cookies);
  return cookies;
}

function writeCookies({ tenant }: HostBootstrap, { subtype, adminType }: Area, secure: boolean): string[] {
  const { type, id, slug, domain, name, customDomain } = tenant;
  const values: Record<string, string | null> = {
    'tenant-type': type,
    'tenant-subtype': subtype,
    'tenant-id': id,
    'tenant-slug': slug,
    'tenant-domain': domain,
    'tenant-data': id && JSON.stringify({ name, customDomain }),
    'admin-type': adminType,
    [failed]: null,
  };
  return Object.entries(values).map(([key, value]) =>
    value === null ? cookie(key, '', secure, 0) : cookie(key, value, secure),
  );
}

/** Tells open tabs of this store that it is gone. */
export function failureCookie(secure: boolean): string {
  return cookie(failed, '1', secure, failedForSeconds);
}

const visitorId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The browser's id, by which builds are assigned. Null when it is missing or malformed. */
export function readVisitor(header: string | undefined): string | null {
  const [id = ''] = readCookie(header, 'visitor')?.split('.') ?? [];
  return visitorId.test(id) ? id : null;
}

const oneDayMs = 86_400_000;

/** Whether the cookie can stay: its signature is valid for at least one more day. */
export function isVisitorCurrent(header: string | undefined, key: string | undefined): boolean {
  if (!key) return readVisitor(header) !== null;
  return (readSignedVisitor(readCookie(header, 'visitor') ?? '', [key])?.leftMs ?? 0) > oneDayMs;
}

/**
 * HttpOnly: only the server reads it, so that a visitor keeps their builds while they are here. It is needed for that and
 * for nothing else, and ends with the browser: nobody is asked for a consent to it, and nobody is known again.
 */
export function visitorCookie(visitor: string, secure: boolean, key: string | undefined): string {
  return cookie('visitor', key ? signVisitor(visitor, key) : visitor, secure, undefined, true);
}

/** A developer's signed override; a time to live of zero removes it. */
export function overrideCookie(session: string, secure: boolean, seconds: number): string {
  return cookie('override', session, secure, seconds, true);
}

/** Whether the browser has the cookie of an owner who prepares the store; the API checks its content. */
export const hasPreview = (header: string | undefined): boolean =>
  Boolean(readCookie(header, 'store-preview'));

const aBuild = /^[a-z][\w-]{0,60}\/[0-9a-f]{12}$/;
const mostFrozen = 4;

/** The builds (`<part>/<build>`) that froze in this browser. */
export function readFrozen(header: string | undefined): ReadonlySet<string> {
  const names = readCookie(header, 'frozen')?.split(' ') ?? [];
  return new Set(names.filter((name) => aBuild.test(name)).slice(0, mostFrozen));
}

/** For a day: by then the platform has taken the build out, or it was this machine that was slow. */
export function frozenCookie(builds: Iterable<string>, secure: boolean): string {
  const value = [...builds]
    .filter((name) => aBuild.test(name))
    .slice(-mostFrozen)
    .join(' ');
  return cookie('frozen', value, secure, value ? oneDayMs / 1_000 : 0, true);
}

/** Cookies work without TLS there. */
export const isLocal = (host: string): boolean => /(^|\.)localhost(:\d+)?$/.test(host);

function cookie(name: string, value: string, secure: boolean, maxAge?: number, httpOnly = false): string {
  const age = maxAge === undefined ? {} : { maxAge };
  return stringifySetCookie({ name, value, ...age, path: '/', sameSite: 'lax', secure, httpOnly });
}

export function readCookie(header: string | undefined, name: string): string | null {
  return parseCookie(header ?? '')[name] ?? null;
}
