import { deleteCookie, readCookie, writeCookie } from '../cookies';
import { adminArea } from './areas';

const days = 365;
let entered: string | undefined;

/**
 * Updates the cookies that name the visitor's area (`tenant-subtype`, `admin-type`) when a navigation leads from the
 * shop to the back office; the edge only writes them when a page is loaded. The shell calls it before the page's data
 * is fetched, because the browser's URL only changes when everything is loaded.
 */
export function enterPath(pathname: string): void {
  entered = pathname;
  const area = adminArea(pathname);
  keep('tenant-subtype', area ? 'admin' : 'public');
  keep('admin-type', area);
}

/** The path of the page that is shown, or that is about to be. */
export function enteredPath(): string {
  return entered ?? location.pathname;
}

function keep(name: string, value: string | null): void {
  if (readCookie(name) === value) return;
  if (value === null) deleteCookie(name);
  else writeCookie(name, value, days);
}
