import type { OperatorPermission } from './operator-permissions.ts';
import { operatorPermissions } from './operator-permissions.ts';
import type { Permission } from './permissions.ts';
import { permissions } from './permissions.ts';
import type { AccessClaims } from './tokens.ts';

/** The claims of a token that say whom to look up. */
export type SessionClaims = Omit<AccessClaims, 'role' | 'exp'>;

/** The person or program behind a request, as the database has them now. */
export type Principal = {
  /** A program calls with an API key of its store; its id and name are those of the key. */
  kind: 'customer' | 'staff' | 'platform' | 'program';
  id: string;
  name: string;
  /** Empty for a program. */
  email: string;
  image: string | null;
  role: 'CUSTOMER' | 'ADMIN' | 'TENANT_ADMIN' | 'PLATFORM_ADMIN';
  tenantId: string | null;
  /** Empty for a program. */
  sessionId: string;
  permissions: ReadonlySet<string>;
  /** An operator's stay in the back office of the store that `tenantId` names, which ends by itself. */
  visit?: { reason: string; mayWrite: boolean; endsAt: Date };
};

/** A permission that a page or a route may ask for: of a store's people, or of operators. */
export type AnyPermission = Permission | OperatorPermission;

/** Every permission in a store: for its owner, and for an operator who visits it. */
export const everyPermission: ReadonlySet<Permission> = new Set(permissions);

/** Returns an operator's permissions on the platform. An administrator has all of them, with or without stored ones. */
export const permissionsOfOperator = (
  isAdministrator: boolean,
  stored: readonly string[],
): ReadonlySet<string> => new Set(isAdministrator ? operatorPermissions : stored);

/** A principal, and until when it may be one; null without an end. */
export type FoundPrincipal = { principal: Principal; expiresAt: Date | null };
