import type { Permission } from './permissions.ts';
import { permissions } from './permissions.ts';
import type { AccessClaims } from './tokens.ts';

/** The claims of a token that say whom to look up. */
export type SessionClaims = Omit<AccessClaims, 'role' | 'exp'>;

/** Who makes a request, as the database knows them now. */
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

/** Every permission: for the owner, and for a platform user in a store. */
export const everyPermission: ReadonlySet<Permission> = new Set(permissions);

/** Finds a session's user and its expiry. Throws SESSION_ENDED. */
export type LookUpSession = (claims: SessionClaims) => Promise<{ principal: Principal; expiresAt: Date }>;
