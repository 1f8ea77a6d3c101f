import type { Area as PageArea } from '../src/routing/areas.ts';
import { areaOf as pageAreaOf } from '../src/routing/areas.ts';
import type { HostKind } from './page-records.ts';

/** The area of a path, for the tenant's cookies and meta tags. It is the shell's own rule. */
export type Area = {
  host: HostKind;
  subtype: 'public' | 'admin';
  adminType: 'platform' | 'tenant' | null;
};

const adminTypes: Record<PageArea, Area['adminType']> = {
  store: null,
  platform: null,
  platformAdmin: 'platform',
  tenantAdmin: 'tenant',
};

export function areaOf(path: string, tenantType: 'platform' | 'tenant'): Area {
  const adminType = adminTypes[pageAreaOf(path, tenantType)];
  const host = tenantType === 'platform' ? 'platform' : 'store';
  return { host, subtype: adminType ? 'admin' : 'public', adminType };
}
