import type { SiteBootstrap } from 'api';
import type { Area } from './areas.ts';

/** Says that a host had no active store. The page's script leaves for the platform when it finds it. */
const failed = 'tenant-validation-failed';
/** It is for tabs that are open at this moment; a visitor who comes back later asks anew. */
const failedForSeconds = 60;

/**
 * The tenant cookies of the specification. They are for the page's script to read; the server never believes them.
 * `user-role` is not among them: only the session knows it, and the script that has the session writes it.
 */
export function tenantCookies(
  { tenant }: SiteBootstrap,
  { subtype, adminType }: Area,
  secure: boolean,
): string[] {
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

function cookie(name: string, value: string, secure: boolean, maxAge?: number): string {
  const age = maxAge === undefined ? '' : ` Max-Age=${maxAge};`;
  return `${name}=${encodeURIComponent(value)};${age} Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, ...rest] = part.trim().split('=');
    if (key === name) {
      try {
        return decodeURIComponent(rest.join('='));
      } catch {
        return null;
      }
    }
  }
  return null;
}
