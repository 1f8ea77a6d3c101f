import type { SiteBootstrap } from 'api';
import type { Area } from './areas.ts';

/** The tenant cookies of the specification. They are for the page's script to read; the server never believes them. */
export function tenantCookies(
  { tenant }: SiteBootstrap,
  { subtype, adminType }: Area,
  secure: boolean,
): string[] {
  const values: Record<string, string | null> = {
    'tenant-type': tenant.type,
    'tenant-subtype': subtype,
    'tenant-id': tenant.id,
    'tenant-slug': tenant.slug,
    'tenant-domain': tenant.domain,
    'admin-type': adminType,
  };
  return Object.entries(values).map(([name, value]) => {
    const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
    return value === null
      ? `${name}=; Max-Age=0; ${attributes}`
      : `${name}=${encodeURIComponent(value)}; ${attributes}`;
  });
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
