import type { PageRecord, ReleaseRecord } from './release-record.schema.ts';

export type HostKind = PageRecord['host'];

/** Whether a path is another or lies below it: `/admin/orders` is under `/admin`, `/administration` is not. */
export const isUnder = (path: string, base: string): boolean =>
  base === '/' || path === base || path.startsWith(`${base}/`);

/** The paths of the back offices. The pages of each are below the first one; staff have some below `/store-admin`, too. */
export const officePaths = {
  platformAdmin: ['/platform-admin', '/super-admin', '/system-admin'],
  tenantAdmin: ['/admin', '/dashboard/admin', '/manage', '/portal', '/store-admin'],
} as const;

/** Returns the back office of a path, on any host. */
export function officeOf(path: string): keyof typeof officePaths | undefined {
  if (officePaths.platformAdmin.some((base) => isUnder(path, base))) return 'platformAdmin';
  return officePaths.tenantAdmin.some((base) => isUnder(path, base)) ? 'tenantAdmin' : undefined;
}

/** Returns the login type that a path names by itself; a page elsewhere names its `login`. */
export function loginOf(path: string): keyof typeof officePaths | 'customer' | undefined {
  if (/^\/(platform-|store-)?admin\/auth\//.test(path)) return undefined;
  return officeOf(path) ?? (isUnder(path, '/user') ? 'customer' : undefined);
}

/** Operators have their pages on every host. */
export const isOnHost = ({ path, host }: PageRecord, kind: HostKind): boolean =>
  host === kind || isUnder(path, '/platform-admin');

/**
 * Returns the base of a page's path: `/order/:id` → `/order`, `/admin/*` → `/admin`. All paths below it belong to the
 * part of such a page.
 */
const baseOf = ({ path }: PageRecord) => /^.+?(?=\/[:*])|^\/(?=[:*])/.exec(path)?.[0] ?? path;

/**
 * Returns the paths below which a build has its pages, on a kind of host; one that lies below another is left out. The
 * page of an address belongs to the build that names the longest such path.
 */
export function basePaths(pages: ReleaseRecord['pages'], kind: HostKind): string[] {
  const bases = [...new Set(pages.filter((page) => isOnHost(page, kind)).map(baseOf))];
  return bases.filter((base) => !bases.some((other) => other !== base && isUnder(base, other)));
}
