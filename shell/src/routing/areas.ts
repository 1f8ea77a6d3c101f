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
  const family = pathFamily(path);
  if (family === 'platformAdmin') return 'platformAdmin';
  if (tenant === 'platform') return 'platform';
  return family ?? 'store';
}

/** The back office that a path names, whatever the host. */
export function pathFamily(path: string): 'platformAdmin' | 'tenantAdmin' | undefined {
  if (platformAdminBases.some((base) => isUnder(path, base))) return 'platformAdmin';
  return [...tenantAdminBases, '/store-admin'].some((base) => isUnder(path, base))
    ? 'tenantAdmin'
    : undefined;
}

/** What matters here of a composition: below which paths the pages of each remote are, on this host. */
export type RemotePlaces = { remotes: Record<string, { paths?: string[] | undefined }> };

/** The remote with the pages of a path: the one that names the longest way to it. */
export function remoteOf(path: string, { remotes }: RemotePlaces): string | undefined {
  const named = Object.entries(remotes).flatMap(([name, { paths = [] }]) =>
    paths.filter((base) => isUnder(path, base)).map((base) => ({ name, base })),
  );
  return named.sort((one, other) => other.base.length - one.base.length)[0]?.name;
}

/** All that have pages here. */
export function pageRemotes({ remotes }: RemotePlaces): string[] {
  return Object.keys(remotes).filter((name) => remotes[name]?.paths?.length);
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

/** Whether a path is another or lies below it: `/admin/orders` is under `/admin`, `/administration` is not. */
export function isUnder(path: string, base: string): boolean {
  return base === '/' || path === base || path.startsWith(`${base}/`);
}
