import type { LanguageCode, SessionUser } from 'api';
import type { TenantContext } from '../tenant/tenant.types';

/** The three login types. */
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

/** A new shopper is signed in, or has to open the mail's link first. */
export type SignUpResult = { user: SessionUser; confirm?: never } | { confirm: true; user?: never };

/** The sign-in layer's result after a visit to an identity provider. */
export type OAuthTicket = { provider: string; ticket: string };

export type ProfileFields = { name?: string; phone?: string; locale?: LanguageCode; image?: string | null };

export type PasswordChange = { currentPassword: string; newPassword: string };

export type Invitation = { token: string; password: string; name?: string };
