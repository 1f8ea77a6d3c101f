/** The kinds of tenant of a host. */
export type TenantType = 'tenant' | 'platform';

export type Area = 'store' | 'platform' | 'platformAdmin' | 'tenantAdmin';

/** Other paths of the two back offices; a visitor is redirected to the first. */
const platformAdminBases = ['/platform-admin', '/super-admin', '/system-admin'];
const tenantAdminBases = ['/admin', '/dashboard/admin', '/manage', '/portal'];
/** All of them except the first of each. */
export const otherBases = [...platformAdminBases.slice(1), ...tenantAdminBases.slice(1)];

/** The area of a path. The platform's host has no store and no store admin. */
export function areaOf(path: string, tenant: TenantType): Area {
  const family = pathFamily(path);
  if (family === 'platformAdmin') return 'platformAdmin';
  if (tenant === 'platform') return 'platform';
  return family ?? 'store';
}

/** The back office of a path, on any host. */
export function pathFamily(path: string): 'platformAdmin' | 'tenantAdmin' | undefined {
  if (platformAdminBases.some((base) => isUnder(path, base))) return 'platformAdmin';
  return [...tenantAdminBases, '/store-admin'].some((base) => isUnder(path, base))
    ? 'tenantAdmin'
    : undefined;
}

/** The needed part of a composition: the paths of each remote's pages on this host. */
export type RemotePlaces = { remotes: Record<string, { paths?: string[] | undefined }> };

/** The remote of a path: the one with the longest matching path. */
export function remoteOf(path: string, { remotes }: RemotePlaces): string | undefined {
  const named = Object.entries(remotes).flatMap(([name, { paths = [] }]) =>
    paths.filter((base) => isUnder(path, base)).map((base) => ({ name, base })),
  );
  return named.sort((one, other) => other.base.length - one.base.length)[0]?.name;
}

/** All remotes with pages on this host. */
export function pageRemotes({ remotes }: RemotePlaces): string[] {
  return Object.keys(remotes).filter((name) => remotes[name]?.paths?.length);
}

/** `/manage/orders` → `/admin/orders`; undefined for a path that needs no redirect. */
export function canonicalPath(path: string, tenant: TenantType): string | undefined {
  const bases = tenant === 'tenant' ? [platformAdminBases, tenantAdminBases] : [platformAdminBases];
  for (const [first, ...others] of bases) {
    const alias = others.find((base) => isUnder(path, base));
    if (alias) return `${first}${path.slice(alias.length)}`;
  }
  return undefined;
}

/** Whether a path equals another or is below it: `/admin/orders` is under `/admin`, `/administration` is not. */
export function isUnder(path: string, base: string): boolean {
  return base === '/' || path === base || path.startsWith(`${base}/`);
}
