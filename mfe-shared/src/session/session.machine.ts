import type { SessionUser } from 'api';
import type { TenantContext } from '../tenant/tenant.types';
import type { LoginType, SessionState } from './session.types';

/** The eight events of a session. */
export type SessionEvent =
  | { type: 'loading' }
  | {
      type: 'loginSuccess';
      user: SessionUser;
      token: string;
      refreshToken: string | null;
      loginType: LoginType;
      tenantContext: TenantContext | null;
    }
  | { type: 'logout' }
  | { type: 'userUpdate'; user: SessionUser }
  | { type: 'errorSet'; error: string }
  | { type: 'errorCleared' }
  | { type: 'tokenRefresh'; token: string; refreshToken: string }
  | { type: 'reset' };

/** Before the restore has ended, nothing is decided. */
export const initialSession: SessionState = {
  isAuthenticated: false,
  isLoading: true,
  user: null,
  token: null,
  refreshToken: null,
  error: null,
  loginType: 'customer',
  tenantContext: null,
};

/** The next state. Pure; an event that does not apply to a state changes nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'loading':
      return { ...state, isLoading: true, error: null };
    case 'loginSuccess': {
      const { type: _, ...signedIn } = event;
      return { ...signedIn, isAuthenticated: true, isLoading: false, error: null };
    }
    case 'logout':
      // The login type stays: it decides which sign-in page comes next.
      return { ...initialSession, isLoading: false, loginType: state.loginType };
    case 'userUpdate':
      return state.isAuthenticated
        ? { ...state, user: event.user, tenantContext: withRights(state, event.user) }
        : state;
    case 'errorSet':
      return { ...state, isLoading: false, error: event.error };
    case 'errorCleared':
      return state.error === null ? state : { ...state, error: null };
    case 'tokenRefresh':
      return state.isAuthenticated
        ? { ...state, token: event.token, refreshToken: event.refreshToken }
        : state;
    case 'reset':
      return { ...initialSession, isLoading: false };
  }
}

/** Permissions are looked up in the tenant context, so they change there too. */
function withRights(
  { tenantContext }: SessionState,
  { role, permissions }: SessionUser,
): TenantContext | null {
  return tenantContext && { ...tenantContext, userRole: role, permissions };
}
