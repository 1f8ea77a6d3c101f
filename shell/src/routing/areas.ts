/** What a host stands for. */
export type TenantType = 'tenant' | 'platform';

export type FeatureRemote = 'mfe-storefront' | 'mfe-store-admin' | 'mfe-platform-admin';
export type Area = 'store' | 'platform' | 'platformAdmin' | 'tenantAdmin';

/** Other words for the two back offices; a visitor is sent on to the first. */
const platformAdminBases = ['/platform-admin', '/super-admin', '/system-admin'];
const tenantAdminBases = ['/admin', '/dashboard/admin', '/manage', '/portal'];

/** The part of the product a path belongs to; on the platform's own host there is no store and no store admin. */
export function areaOf(path: string, tenant: TenantType): Area {
  if (platformAdminBases.some((base) => isUnder(path, base))) return 'platformAdmin';
  if (tenant === 'platform') return 'platform';
  if ([...tenantAdminBases, '/store-admin'].some((base) => isUnder(path, base))) return 'tenantAdmin';
  return 'store';
}

const remotes: Record<Area, FeatureRemote> = {
  store: 'mfe-storefront',
  platform: 'mfe-platform-admin',
  platformAdmin: 'mfe-platform-admin',
  tenantAdmin: 'mfe-store-admin',
};

export function remoteOf(path: string, tenant: TenantType): FeatureRemote {
  return remotes[areaOf(path, tenant)];
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

function isUnder(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}
