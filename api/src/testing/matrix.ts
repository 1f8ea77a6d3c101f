import type { Database } from '../platform/database/database.ts';
import type { Access } from '../platform/http/access.ts';
import { programPermissions } from '../platform/identity/permissions.ts';
import type { Actor } from './actors.ts';
import { createCustomer, createPlatformUser, createProgram, createStaff } from './actors.ts';
import type { FilledStore } from './world.ts';

export type Who =
  | 'visitor'
  | 'shopper'
  | 'staff'
  | 'owner'
  | 'platform'
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
  'program',
  'their owner',
  'their shopper',
  'their program',
];

/** The platform's own operations, of which stores have no part. */
export const isPlatforms = (access: Access): boolean =>
  access === 'platform' || (typeof access === 'object' && 'deploy' in access);

/** Operations of a store that the platform has, too, on its own host. */
export const isAlsoPlatforms = (access: Access): boolean =>
  typeof access === 'object' && 'orPlatform' in access;

/** A person who has just signed in, as some routes end the session they are called with. */
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
  if (who === 'program') return createProgram(database, ours.tenantId, programPermissions);
  if (who === 'their program') return createProgram(database, theirs.tenantId, programPermissions);
  if (who === 'their owner') return createStaff(database, theirs.tenantId, 'owner');
  if (who === 'their shopper') return createCustomer(database, theirs.tenantId);
  return undefined;
}

/** The expected refusal in our store, written independently of the code that decides; null when it is allowed. */
export function refusal(who: Who, access: Access): string | null {
  if (access === 'open' || access === 'host' || access === 'store') return null;
  if (who === 'visitor' || who === 'their program') return 'UNAUTHORIZED';
  if (who === 'program') {
    const named = typeof access === 'object' && 'permission' in access ? access.permission : '';
    return named && !/_(staff|settings|integrations|subscription|support|store)$/.test(named)
      ? null
      : 'FORBIDDEN';
  }
  if (who === 'their owner' || who === 'their shopper') return 'TENANT_MISMATCH';
  if (access === 'signedIn') return null;
  if (isPlatforms(access)) return who === 'platform' ? null : 'PLATFORM_ADMIN_REQUIRED';
  if (access === 'admin') return who === 'shopper' ? 'ADMIN_ACCESS_DENIED' : null;
  if (access === 'customer') return who === 'shopper' ? null : 'FORBIDDEN';
  if (who === 'shopper') return 'ADMIN_ACCESS_DENIED';
  return who === 'staff' ? 'FORBIDDEN' : null;
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

/** The same for a call with a deploy token, when the request names a part. */
export function deployRefusal(token: Deployer, access: Access): string | null {
  if (access === 'open' || access === 'host' || access === 'store') return null;
  if (typeof access !== 'object' || !('deploy' in access)) return 'UNAUTHORIZED';
  if (token === 'of the part') return null;
  return token === 'of another part' ? 'FORBIDDEN' : 'UNAUTHORIZED';
}
