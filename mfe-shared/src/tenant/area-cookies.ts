import { deleteCookie, readCookie, writeCookie } from '../cookies';
import { adminArea } from './areas';

const days = 365;

/**
 * Keeps the cookies that say where a visitor is (`tenant-subtype`, `admin-type`) in step when they go from the shop to
 * the back office and back inside of one page; the edge only writes them when a page is loaded.
 */
export function keepAreaCookies(pathname: string): void {
  const area = adminArea(pathname);
  keep('tenant-subtype', area ? 'admin' : 'public');
  keep('admin-type', area);
}

function keep(name: string, value: string | null): void {
  if (readCookie(name) === value) return;
  if (value === null) deleteCookie(name);
  else writeCookie(name, value, days);
}
