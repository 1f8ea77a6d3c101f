import { deleteCookie, readCookie, writeCookie } from '../cookies';
import { adminArea } from './areas';

const days = 365;
let entered: string | undefined;

/**
 * The shell calls it with each navigation, before the page's data is fetched: the browser's address only changes when
 * everything is there. Keeps the cookies that say where a visitor is (`tenant-subtype`, `admin-type`) in step when they
 * go from the shop to the back office inside of one page; the edge only writes them when a page is loaded.
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
