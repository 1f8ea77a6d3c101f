/** What a host stands for. */
export type TenantType = 'tenant' | 'platform';

export type Area = 'store' | 'platform' | 'platformAdmin' | 'tenantAdmin';

/** Other words for the two back offices; a visitor is sent on to the first. */
const platformAdminBases = ['/platform-admin', '/super-admin', '/system-admin'];
const tenantAdminBases = ['/admin', '/dashboard/admin', '/manage', '/portal'];
/** All of them but the first of each. */
export const otherBases = [...platformAdminBases.slice(1), ...tenantAdminBases.slice(1)];

/** The part of the product a path belongs to; on the platform's own host there is no store and no store admin. */
export function areaOf(path: string, tenant: TenantType): Area {
  if (platformAdminBases.some((base) => isUnder(path, base))) return 'platformAdmin';
  if (tenant === 'platform') return 'platform';
  if ([...tenantAdminBases, '/store-admin'].some((base) => isUnder(path, base))) return 'tenantAdmin';
  return 'store';
}

/** The remotes that every page knows, by what they are for. */
export const remotesOfAreas = {
  store: 'mfe-storefront',
  platform: 'mfe-platform-admin',
  platformAdmin: 'mfe-platform-admin',
  tenantAdmin: 'mfe-store-admin',
} as const satisfies Record<Area, string>;

/** What matters here of a composition: the paths that a remote's release names. */
export type RemotePlaces = { remotes: Record<string, { paths?: string[] | undefined }> };

/** The remote with the pages of a path: one that names the path in its release, else that of the area. */
export function remoteOf(path: string, tenant: TenantType, { remotes }: RemotePlaces): string {
  const named = Object.entries(remotes).flatMap(([name, { paths = [] }]) =>
    paths.filter((base) => isUnder(path, base)).map((base) => ({ name, base })),
  );
  const [nearest] = named.sort((one, other) => other.base.length - one.base.length);
  return nearest?.name ?? remotesOfAreas[areaOf(path, tenant)];
}

/** All that can have pages here, each once. */
export function pageRemotes({ remotes }: RemotePlaces): string[] {
  const named = Object.keys(remotes).filter((name) => remotes[name]?.paths?.length);
  return [...new Set([...Object.values(remotesOfAreas), ...named])];
}

/** `/manage/orders` → `/admin/orders`; nothing for a path that is as it should be. */
export function canonicalPath(path: string, tenant: TenantType): string | undefined {
  const bases = tenant === 'tenant' ? [platformAdminBases, tenantAdminBases] : [platformAdminBases];
  for (const [first, ...others] of bases) {
    const alias = others.find((base) => isUnder(path, base));
    if (alias) return `${first}${path.slice(alias.length)}`;
  }
  return undefined;
}

/** `/admin/orders` is under `/admin`, `/administration` is not. */
export function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}
