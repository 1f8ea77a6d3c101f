import type { HostBootstrap } from 'api';
import { readSignedVisitor, signVisitor } from 'api/visitor-id';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Area } from './areas.ts';

/** Says that a host had no active store. The page's script leaves for the platform when it finds it. */
const failed = 'tenant-validation-failed';
/** It is for tabs that are open at this moment; a visitor who comes back later asks anew. */
const failedForSeconds = 60;

const written = new WeakMap<HostBootstrap, Map<string, string[]>>();

/**
 * The tenant cookies of the specification. They are for the page's script to read; the server never believes them.
 * `user-role` is not among them: only the session knows it, and the script that has the session writes it.
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

/** Tells the tabs that have a page of this store open that it is gone. */
export function failureCookie(secure: boolean): string {
  return cookie(failed, '1', secure, failedForSeconds);
}

const visitorId = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const oneYear = 365 * 24 * 60 * 60;

/** Which browser it is, as far as builds are handed out by it. Null when it does not say, or makes something up. */
export function readVisitor(header: string | undefined): string | null {
  const [id = ''] = readCookie(header, 'visitor')?.split('.') ?? [];
  return visitorId.test(id) ? id : null;
}

const oneDayMs = 86_400_000;

/** Whether the cookie need not be written anew: its signature holds for one more day at least. */
export function isVisitorCurrent(header: string | undefined, key: string | undefined): boolean {
  if (!key) return readVisitor(header) !== null;
  return (readSignedVisitor(readCookie(header, 'visitor') ?? '', [key])?.leftMs ?? 0) > oneDayMs;
}

/** No script reads it: it goes only back to us, so that a visitor keeps the builds they were given. */
export function visitorCookie(visitor: string, secure: boolean, key: string | undefined): string {
  return cookie('visitor', key ? signVisitor(visitor, key) : visitor, secure, oneYear, true);
}

/** What the platform has signed for a developer; without a time to live it is gone. */
export function overrideCookie(session: string, secure: boolean, seconds: number): string {
  return cookie('override', session, secure, seconds, true);
}

/** There cookies come without TLS, too. */
export const isLocal = (host: string): boolean => /(^|\.)localhost(:\d+)?$/.test(host);

function cookie(name: string, value: string, secure: boolean, maxAge?: number, httpOnly = false): string {
  const age = maxAge === undefined ? {} : { maxAge };
  return stringifySetCookie({ name, value, ...age, path: '/', sameSite: 'lax', secure, httpOnly });
}

export function readCookie(header: string | undefined, name: string): string | null {
  return parseCookie(header ?? '')[name] ?? null;
}
