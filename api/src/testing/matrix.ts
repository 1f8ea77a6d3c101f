import type { Database } from '../platform/database/database.ts';
import type { Access } from '../platform/http/access.ts';
import { programPermissions } from '../platform/identity/permissions.ts';
import type { Actor } from './actors.ts';
import { createCustomer, createPlatformUser, createProgram, createStaff, createVisit } from './actors.ts';
import type { Operation } from './operations.ts';
import type { FilledStore } from './world.ts';

/**
 * `platform` is an operator who may do everything, and `operator` one whose role allows nothing; `visiting` is one in the
 * back office of our store, and `looking` one who may change nothing there.
 */
export type Who =
  | 'visitor'
  | 'shopper'
  | 'staff'
  | 'owner'
  | 'platform'
  | 'operator'
  | 'visiting'
  | 'looking'
  | 'program'
  | 'their owner'
  | 'their shopper'
  | 'their program';
export const everybody: Who[] = [
  'visitor',
  'shopper',
  'staff',
  'owner',
  'platform',
  'operator',
  'visiting',
  'looking',
  'program',
  'their owner',
  'their shopper',
  'their program',
];

/** The platform's own operations, which stores cannot call. */
export const isPlatforms = (access: Access): boolean =>
  access === 'operator' || (typeof access === 'object' && ('operator' in access || 'deploy' in access));

/** Operations of a store that the platform has, too, on its own host. */
export const isAlsoPlatforms = (access: Access): boolean =>
  typeof access === 'object' && 'orPlatform' in access;

/** Signs a person in anew, as some routes end the session they are called with. */
export function signIn(
  database: Database,
  who: Who,
  ours: FilledStore,
  theirs: FilledStore,
): Promise<Pick<Actor, 'token'>> | undefined {
  if (who === 'shopper') return createCustomer(database, ours.tenantId);
  if (who === 'staff') return createStaff(database, ours.tenantId, []);
  if (who === 'owner') return createStaff(database, ours.tenantId, 'owner');
  if (who === 'platform') return createPlatformUser(database);
  if (who === 'operator') return createPlatformUser(database, {}, []);
  if (who === 'visiting') return createVisit(database, ours.tenantId, { mayWrite: true });
  if (who === 'looking') return createVisit(database, ours.tenantId, { mayWrite: false });
  if (who === 'program') return createProgram(database, ours.tenantId, programPermissions);
  if (who === 'their program') return createProgram(database, theirs.tenantId, programPermissions);
  if (who === 'their owner') return createStaff(database, theirs.tenantId, 'owner');
  if (who === 'their shopper') return createCustomer(database, theirs.tenantId);
  return undefined;
}

/**
 * Returns the expected refusal in our store, written independently of the code that decides; null when it is allowed.
 */
export function refusal(who: Who, { access, method, path }: Operation): string | null {
  const isVisit = who === 'visiting' || who === 'looking';
  const code = refusalOfAccess(isVisit ? 'owner' : who, access);
  if (!isVisit || code || isOpen(access) || method === 'GET' || ofVisits.has(path)) return code;
  if (who === 'looking') return 'VISIT_READ_ONLY';
  return typeof access === 'object' ? null : 'FORBIDDEN';
}

/** Routes outside of visits that end a visit or record it. */
const ofVisits = new Set(['/api/auth/logout', '/api/admin/audit-log']);
const isOpen = (access: Access) => access === 'open' || access === 'host' || access === 'store';

function refusalOfAccess(who: Who, access: Access): string | null {
  if (isOpen(access)) return null;
  if (who === 'visitor' || who === 'their program') return 'UNAUTHORIZED';
  if (who === 'program') {
    const named = typeof access === 'object' && 'permission' in access ? access.permission : '';
    return named && !/_(staff|settings|integrations|subscription|support|store)$/.test(named)
      ? null
      : 'FORBIDDEN';
  }
  if (who === 'their owner' || who === 'their shopper') return 'TENANT_MISMATCH';
  if (access === 'signedIn') return null;
  if (isPlatforms(access)) {
    if (who === 'operator') return access === 'operator' ? null : 'FORBIDDEN';
    return who === 'platform' ? null : 'PLATFORM_ADMIN_REQUIRED';
  }
  if (access === 'admin') return who === 'shopper' ? 'ADMIN_ACCESS_DENIED' : null;
  if (access === 'customer') return who === 'shopper' ? null : 'FORBIDDEN';
  if (who === 'shopper') return 'ADMIN_ACCESS_DENIED';
  return who === 'staff' || who === 'operator' || who === 'platform' ? 'FORBIDDEN' : null;
}

/** Claims of a client that the server must ignore. */
export const lies = (theirs: FilledStore): Record<string, string> => ({
  'x-forwarded-host': theirs.host,
  'x-tenant-id': theirs.tenantId,
  company: theirs.tenantId,
  'user-type': 'platform_admin',
  'admin-operation': 'true',
  cookie: `tenant-id=${theirs.tenantId}; tenant-slug=bakehouse; user-role=PLATFORM_ADMIN; admin-type=platform`,
});

export type Deployer = 'of the part' | 'of another part' | 'that was revoked' | 'of another shape';
export const deployers: Deployer[] = [
  'of the part',
  'of another part',
  'that was revoked',
  'of another shape',
];

/** Returns the expected refusal of a call with a deploy token, when the request names a part. */
export function deployRefusal(token: Deployer, access: Access): string | null {
  if (access === 'open' || access === 'host' || access === 'store') return null;
  if (typeof access !== 'object' || !('deploy' in access)) return 'UNAUTHORIZED';
  if (token === 'of the part') return null;
  return token === 'of another part' ? 'FORBIDDEN' : 'UNAUTHORIZED';
}
