import type { LoginType } from '../session/session.types';
import { adminArea, isBelow } from '../tenant/areas';

/** The login type of a path by its prefix: `/admin`, `/store-admin`, `/platform-admin`, `/user`. */
export function loginOfPath(pathname: string): LoginType | undefined {
  if (/^\/(platform-|store-)?admin\/auth\//.test(pathname)) return undefined;
  const area = adminArea(pathname);
  if (area) return area === 'platform' ? 'platformAdmin' : 'tenantAdmin';
  return isBelow(pathname, '/user') ? 'customer' : undefined;
}
