import type { PartName } from './composition.ts';

/** Which part of the product a path belongs to. */
export type Area = {
  remote: Exclude<PartName, 'shell' | 'mfe-shared'>;
  subtype: 'public' | 'admin';
  adminType: 'platform' | 'tenant' | null;
};

const platformAdmin = /^\/(platform-admin|super-admin|system-admin)(\/|$)/;
const storeAdmin = /^\/(admin|store-admin|dashboard\/admin|manage|portal)(\/|$)/;

export function areaOf(path: string, siteType: 'platform' | 'tenant'): Area {
  if (platformAdmin.test(path))
    return { remote: 'mfe-platform-admin', subtype: 'admin', adminType: 'platform' };
  if (storeAdmin.test(path))
    return {
      remote: siteType === 'tenant' ? 'mfe-store-admin' : 'mfe-platform-admin',
      subtype: 'admin',
      adminType: 'tenant',
    };
  return {
    remote: siteType === 'tenant' ? 'mfe-storefront' : 'mfe-platform-admin',
    subtype: 'public',
    adminType: null,
  };
}
