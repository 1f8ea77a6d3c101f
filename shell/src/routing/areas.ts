import { isUnder, officeOf, officePaths } from 'api/page-paths';

/** The kinds of tenant of a host. */
export type TenantType = 'tenant' | 'platform';

export type Area = 'store' | 'platform' | 'platformAdmin' | 'tenantAdmin';

/** `/store-admin` has pages of its own; from all others a visitor is redirected to the first path of the office. */
const redirected = {
  platformAdmin: officePaths.platformAdmin,
  tenantAdmin: officePaths.tenantAdmin.filter((base) => base !== '/store-admin'),
};
/** All of them except the first of each. */
export const otherBases = Object.values(redirected).flatMap(([, ...others]) => others);

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

/** `/manage/orders` → `/admin/orders`; undefined for a path that needs no redirect. */
export function canonicalPath(path: string, tenant: TenantType): string | undefined {
  const { platformAdmin, tenantAdmin } = redirected;
  const offices = tenant === 'tenant' ? [platformAdmin, tenantAdmin] : [platformAdmin];
  for (const [first, ...others] of offices) {
    const alias = others.find((base) => isUnder(path, base));
    if (alias) return `${first}${path.slice(alias.length)}`;
  }
  return undefined;
}
