import type { Permission } from './permissions.ts';
import { permissions } from './permissions.ts';
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

/** Finds who is behind a session now, and when it expires. Throws SESSION_ENDED. */
export type LookUpSession = (claims: SessionClaims) => Promise<{ principal: Principal; expiresAt: Date }>;
