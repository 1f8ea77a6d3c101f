import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal, SessionClaims } from '../../platform/identity/principal.ts';
import { everyPermission } from '../../platform/identity/principal.ts';
import { onPlatform, readInTenant } from '../../platform/tenancy/tenancy.ts';
import { customers } from '../customers/customers.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { roles } from '../roles/roles.table.ts';
import { staff } from '../staff/staff.table.ts';
import { platformSessions, sessions } from './sessions.table.ts';

/** Reads it from the database. Throws SESSION_ENDED when the session was revoked or its user is not active. */
export async function loadPrincipal(database: Database, claims: SessionClaims): Promise<Principal> {
  return (await lookUpSession(database, claims)).principal;
}

/** Like `loadPrincipal`, with the session's expiry. */
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

/** The active session `sid` of the user `sub`. */
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
