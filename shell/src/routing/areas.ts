import { isUnder, officeOf, officePaths } from 'api/page-paths';

/** The kinds of tenant of a host. */
export type TenantType = 'tenant' | 'platform';

export type Area = 'store' | 'platform' | 'platformAdmin' | 'tenantAdmin';

/** The area of a path. The platform's host has no store and no store admin. */
export function areaOf(path: string, tenant: TenantType): Area {
  const family = officeOf(path);
  if (family === 'platformAdmin') return 'platformAdmin';
  if (tenant === 'platform') return 'platform';
  return family ?? 'store';
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

/** The paths of back offices on this host that are redirected, each with the path that takes its place. */
export function redirectedPaths(tenant: TenantType): { from: string; to: string }[] {
  const { platformAdmin, tenantAdmin } = officePaths;
  return (tenant === 'tenant' ? [platformAdmin, tenantAdmin] : [platformAdmin]).flatMap(
    ({ pages, redirected }) => redirected.map((from) => ({ from, to: pages[0] })),
  );
}

/** `/manage/orders` → `/admin/orders`; undefined for a path that needs no redirect. */
export function canonicalPath(path: string, tenant: TenantType): string | undefined {
  const found = redirectedPaths(tenant).find(({ from }) => isUnder(path, from));
  return found && found.to + path.slice(found.from.length);
}
