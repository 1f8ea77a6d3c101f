import type { Permission } from './permissions.ts';
import { permissions } from './permissions.ts';
import type { AccessClaims } from './tokens.ts';

/** The claims of a token that say whom to look up. */
export type SessionClaims = Omit<AccessClaims, 'role' | 'exp'>;

/** Who makes a request, as the database knows them now. */
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
};

/** Every permission: for the owner, and for a platform user in a store. */
export const everyPermission: ReadonlySet<Permission> = new Set(permissions);

/** A principal, and until when it may be one; null without an end. */
export type FoundPrincipal = { principal: Principal; expiresAt: Date | null };
