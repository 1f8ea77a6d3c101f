import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { customers } from '../../features/customers/customers.table.ts';
import { platformUsers } from '../../features/platform-users/platform-users.table.ts';
import { roles } from '../../features/roles/roles.table.ts';
import { platformSessions, sessions } from '../../features/sessions/sessions.table.ts';
import { staff } from '../../features/staff/staff.table.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { onPlatform, readInTenant } from '../tenancy/tenancy.ts';
import type { Permission } from './permissions.ts';
import { ownerRole, permissions } from './permissions.ts';
import type { AccessClaims } from './tokens.ts';

/** Of a token, what says whom to look up. */
export type SessionClaims = Omit<AccessClaims, 'role' | 'exp'>;

/** Who makes a request, as the database knows it now; a token only says whom to look up. */
export type Principal = {
  kind: 'customer' | 'staff' | 'platform';
  id: string;
  name: string;
  email: string;
  image: string | null;
  role: 'CUSTOMER' | 'ADMIN' | 'TENANT_ADMIN' | 'PLATFORM_ADMIN';
  tenantId: string | null;
  sessionId: string;
  permissions: ReadonlySet<string>;
};

/** Every permission: a platform user in a store, and the owner. */
export const everyPermission: ReadonlySet<Permission> = new Set(permissions);

/** Asks the database. Throws SESSION_ENDED when the session was revoked or its user is not active any more. */
export async function loadPrincipal(database: Database, claims: SessionClaims): Promise<Principal> {
  return (await lookUpSession(database, claims)).principal;
}

/** As `loadPrincipal`, with the moment at which the session runs out by itself. */
export async function lookUpSession(
  database: Database,
  claims: SessionClaims,
): Promise<{ principal: Principal; expiresAt: Date }> {
  const found = await find(database, claims);
  if (!found) throw new AppError('SESSION_ENDED');
  const { expiresAt, ...person } = found;
  return { principal: Object.freeze({ ...person, sessionId: claims.sid }), expiresAt };
}

type Found = Omit<Principal, 'sessionId'> & { expiresAt: Date };

function find(database: Database, claims: SessionClaims): Promise<Found | undefined> {
  if (claims.loginType === 'platformAdmin') return findPlatformUser(database, claims);
  if (!claims.tenantId) throw new AppError('UNAUTHORIZED');
  return claims.loginType === 'tenantAdmin'
    ? findStaff(database, claims.tenantId, claims)
    : findCustomer(database, claims.tenantId, claims);
}

async function findPlatformUser(database: Database, { sid, sub }: SessionClaims) {
  const [row] = await onPlatform(database, (tx) =>
    tx
      .select({
        id: platformUsers.id,
        name: platformUsers.name,
        email: platformUsers.email,
        expiresAt: platformSessions.expiresAt,
      })
      .from(platformSessions)
      .innerJoin(platformUsers, eq(platformUsers.id, platformSessions.userId))
      .where(
        and(
          eq(platformSessions.id, sid),
          eq(platformSessions.userId, sub),
          isNull(platformSessions.revokedAt),
          gt(platformSessions.expiresAt, new Date()),
          eq(platformUsers.status, 'active'),
        ),
      ),
  );
  return (
    row && {
      ...row,
      kind: 'platform' as const,
      image: null,
      role: 'PLATFORM_ADMIN' as const,
      tenantId: null,
      permissions: everyPermission,
    }
  );
}

/** The session `sid` of the user `sub`, as long as it goes on. */
const liveSession = (tenantId: string, { sid, sub }: SessionClaims) =>
  and(
    eq(sessions.tenantId, tenantId),
    eq(sessions.id, sid),
    eq(sessions.userId, sub),
    isNull(sessions.revokedAt),
    sql`${sessions.expiresAt} > now()`,
  );

async function findStaff(database: Database, tenantId: string, claims: SessionClaims) {
  const [row] = await readInTenant(database, tenantId, (tx) =>
    tx
      .select({
        id: staff.id,
        name: staff.name,
        email: staff.email,
        image: staff.image,
        roleName: roles.name,
        granted: roles.permissions,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(staff, and(eq(staff.tenantId, sessions.tenantId), eq(staff.id, sessions.userId)))
      .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)))
      .where(and(liveSession(tenantId, claims), eq(sessions.kind, 'staff'), eq(staff.status, 'active'))),
  );
  if (!row) return undefined;
  const { granted, roleName, ...person } = row;
  const owner = roleName === ownerRole;
  return {
    ...person,
    kind: 'staff' as const,
    role: owner ? ('TENANT_ADMIN' as const) : ('ADMIN' as const),
    tenantId,
    permissions: owner ? everyPermission : new Set(granted),
  };
}

async function findCustomer(database: Database, tenantId: string, claims: SessionClaims) {
  const [row] = await readInTenant(database, tenantId, (tx) =>
    tx
      .select({
        id: customers.id,
        name: customers.name,
        email: customers.email,
        image: customers.image,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(customers, and(eq(customers.tenantId, sessions.tenantId), eq(customers.id, sessions.userId)))
      .where(
        and(liveSession(tenantId, claims), eq(sessions.kind, 'customer'), eq(customers.status, 'active')),
      ),
  );
  return (
    row && {
      ...row,
      kind: 'customer' as const,
      role: 'CUSTOMER' as const,
      tenantId,
      permissions: new Set<string>(),
    }
  );
}
