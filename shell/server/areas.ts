import type { Area as PageArea } from '../src/routing/areas.ts';
import { areaOf as pageAreaOf, remotesOfAreas } from '../src/routing/areas.ts';
import type { PartName } from './composition.ts';

/** Which remote a path belongs to, and what the tenant's cookies and meta tags say of it. The rule is the shell's own. */
export type Area = {
  remote: Exclude<PartName, 'shell' | 'mfe-shared'>;
  subtype: 'public' | 'admin';
  adminType: 'platform' | 'tenant' | null;
};

const adminTypes: Record<PageArea, Area['adminType']> = {
  store: null,
  platform: null,
  platformAdmin: 'platform',
  tenantAdmin: 'tenant',
};

export function areaOf(path: string, siteType: 'platform' | 'tenant'): Area {
  const area = pageAreaOf(path, siteType);
  const adminType = adminTypes[area];
  return { remote: remotesOfAreas[area], subtype: adminType ? 'admin' : 'public', adminType };
}
