import type { SessionUser } from 'api';
import type { TenantContext } from '../tenant/tenant.types';

/** The three doors a person signs in through. */
export type LoginType = 'platformAdmin' | 'tenantAdmin' | 'customer';

/** The auth state of the specification; `isLoading` until the restore at start has ended. */
export type SessionState = {
  isAuthenticated: boolean;
  isLoading: boolean;
  user: SessionUser | null;
  token: string | null;
  refreshToken: string | null;
  error: string | null;
  loginType: LoginType;
  tenantContext: TenantContext | null;
};
