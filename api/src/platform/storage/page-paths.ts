import type { PageRecord, ReleaseRecord } from './release-record.schema.ts';

export type HostKind = PageRecord['host'];

/** Whether a path is another or lies below it: `/admin/orders` is under `/admin`, `/administration` is not. */
export const isUnder = (path: string, base: string): boolean =>
  base === '/' || path === base || path.startsWith(`${base}/`);

export const offices = ['platformAdmin', 'tenantAdmin'] as const;
export type Office = (typeof offices)[number];

/** The paths below which the back offices have their pages, and those that are redirected to the first of them. */
export const officePaths: Record<
  Office,
  { pages: readonly [string, ...string[]]; redirected: readonly string[] }
> = {
  platformAdmin: { pages: ['/platform-admin'], redirected: ['/super-admin', '/system-admin'] },
  tenantAdmin: { pages: ['/admin', '/store-admin'], redirected: ['/dashboard/admin', '/manage', '/portal'] },
};

/** All paths below which a back office answers. */
export const allPathsOf = (office: Office): string[] => [
  ...officePaths[office].pages,
  ...officePaths[office].redirected,
];

/** Returns the back office of a path, on any host. */
export const officeOf = (path: string): Office | undefined =>
  offices.find((office) => allPathsOf(office).some((base) => isUnder(path, base)));

/** Returns the login type that a path names by itself; a page elsewhere names its `login`. */
export function loginOf(path: string): Office | 'customer' | undefined {
  const office = officeOf(path);
  if (office && officePaths[office].pages.some((base) => path.startsWith(`${base}/auth/`))) return undefined;
  return office ?? (isUnder(path, '/user') ? 'customer' : undefined);
}

/** Whether a page begins in the default language, whatever the visitor chose before: there staff and operators sign in. */
export const startsInDefaultLanguage = (path: string): boolean =>
  isUnder(path, '/admin/auth/login') || isUnder(path, '/platform-admin/auth/login');

/** Operators have their pages on every host. */
export const isOnHost = ({ path, host }: PageRecord, kind: HostKind): boolean =>
  host === kind || officePaths.platformAdmin.pages.some((base) => isUnder(path, base));

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
