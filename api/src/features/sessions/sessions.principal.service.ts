import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { administratorRole } from '../../platform/identity/operator-permissions.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import type { Principal, SessionClaims } from '../../platform/identity/principal.ts';
import { everyPermission, permissionsOfOperator } from '../../platform/identity/principal.ts';
import { storeVisits } from '../../platform/identity/store-visits.table.ts';
import { onPlatform, readInTenant } from '../../platform/tenancy/tenancy.ts';
import { customers } from '../customers/customers.table.ts';
import { operatorRoles } from '../operator-roles/operator-roles.table.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { roles } from '../roles/roles.table.ts';
import { staff } from '../staff/staff.table.ts';
import { platformSessions, sessions } from './sessions.table.ts';

/** Reads it from the database. Throws SESSION_ENDED when the session was revoked or its user is not active. */
export async function loadPrincipal(database: Database, claims: SessionClaims): Promise<Principal> {
  return (await lookUpSession(database, claims)).principal;
}

/** Loads the principal as `loadPrincipal` does, with the session's expiry. */
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
  if (claims.loginType === 'platformAdmin')
    return claims.tenantId
      ? findVisitor(database, claims.tenantId, claims)
      : findPlatformUser(database, claims);
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
        roleName: operatorRoles.name,
        granted: operatorRoles.permissions,
        expiresAt: platformSessions.expiresAt,
      })
      .from(platformSessions)
      .innerJoin(platformUsers, eq(platformUsers.id, platformSessions.userId))
      .innerJoin(operatorRoles, eq(operatorRoles.id, platformUsers.roleId))
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
  if (!row) return undefined;
  const { granted, roleName, ...person } = row;
  return {
    ...person,
    kind: 'platform' as const,
    image: null,
    role: 'PLATFORM_ADMIN' as const,
    tenantId: null,
    permissions: permissionsOfOperator(roleName === administratorRole, granted),
  };
}

/** Finds an operator in the back office of a store: with every permission there, and none on the platform. */
async function findVisitor(database: Database, tenantId: string, { sid, sub }: SessionClaims) {
  const t = storeVisits;
  const [row] = await onPlatform(database, (tx) =>
    tx
      .select({
        ...{ id: platformUsers.id, name: platformUsers.name, email: platformUsers.email },
        ...{ roleName: operatorRoles.name, granted: operatorRoles.permissions },
        ...{ reason: t.reason, mayWrite: t.mayWrite, expiresAt: t.endsAt },
      })
      .from(t)
      .innerJoin(platformUsers, eq(platformUsers.id, t.operatorId))
      .innerJoin(operatorRoles, eq(operatorRoles.id, platformUsers.roleId))
      .where(
        and(
          ...[eq(t.id, sid), eq(t.operatorId, sub), eq(t.tenantId, tenantId)],
          ...[isNotNull(t.openedAt), isNull(t.endedAt), gt(t.endsAt, new Date())],
          eq(platformUsers.status, 'active'),
        ),
      ),
  );
  if (!row) return undefined;
  const { roleName, granted, reason, mayWrite, ...person } = row;
  const held = permissionsOfOperator(roleName === administratorRole, granted);
  if (!held.has(mayWrite ? 'act_in_tenants' : 'enter_tenants')) return undefined;
  return {
    ...person,
    kind: 'platform' as const,
    image: null,
    role: 'PLATFORM_ADMIN' as const,
    tenantId,
    permissions: everyPermission,
    visit: { reason, mayWrite, endsAt: row.expiresAt },
  };
}

/** Returns the condition for the active session `sid` of the user `sub`. */
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
