import type { Credentials, SessionUser, SignUpInput } from 'api';
import { api } from '../api/api';
import { ApiError } from '../api/api-error';
import { navigation } from '../navigation';
import { flash } from '../notify/flash';
import { getTenantContext } from '../tenant/tenant-context';
import { loginTypeOf, signInEndpoint, signInPath } from './paths';
import { restoreSession } from './restore';
import { isUser, sessionStorageCookies } from './session.storage';
import { dispatch, enter, leave, sessionStore } from './session.store';
import type { LoginType, SessionState } from './session.types';
import { watchSession } from './watch';

let watching = false;

/** The session of this browser: the one way to sign in, up and out. */
export const session = {
  /** Restores what the cookies hold and keeps it fresh. Called once, by the shell; calling again does no harm. */
  async start(): Promise<void> {
    dispatch({ type: 'loading' });
    if (!watching) watchSession();
    watching = true;
    await restoreSession();
  },

  /**
   * Signs in through the door of the page's host and path. Rejects with the API's `ApiError`, or an `Error` whose
   * message is to be shown; the message is kept in the state's `error` too. Neither navigates nor toasts.
   */
  signIn(credentials: Credentials): Promise<SessionUser> {
    const loginType = loginTypeOf(getTenantContext());
    return receive(loginType, () => api.post<unknown>(signInEndpoint(loginType), credentials));
  },

  /** Makes a shopper's account and signs in with it; otherwise as `signIn`. */
  signUp(input: SignUpInput): Promise<SessionUser> {
    return receive('customer', () => api.post<unknown>('/customer/signup', input));
  },

  /**
   * Tells the server, then clears this side and leaves, even when the server does not answer: to the sign-in page,
   * or to another path of this site.
   */
  async signOut({ to }: { to?: string } = {}): Promise<void> {
    const { loginType } = sessionStore.getState();
    try {
      await api.post('/auth/logout');
    } catch {
      // This side is cleared in any case; the client has logged the failure.
    }
    leave('logout');
    flash.keep('signedOut');
    navigation.replace(to ?? signInPath(loginType));
  },

  /** Takes over a changed profile. */
  updateUser(user: SessionUser): void {
    sessionStorageCookies.writeUser(user, sessionStore.getState().loginType);
    dispatch({ type: 'userUpdate', user });
  },

  clearError(): void {
    dispatch({ type: 'errorCleared' });
  },

  getState(): SessionState {
    return sessionStore.getState();
  },

  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void {
    return sessionStore.subscribe(listener);
  },
};

async function receive(loginType: LoginType, call: () => Promise<unknown>): Promise<SessionUser> {
  dispatch({ type: 'errorCleared' });
  try {
    const { user, token, refreshToken } = checked(await call());
    sessionStorageCookies.writeTokens(token, refreshToken);
    sessionStorageCookies.writeUser(user, loginType);
    enter({ user, token, refreshToken, loginType });
    return user;
  } catch (error) {
    const message = (error instanceof Error && error.message) || 'Login failed. Please try again.';
    dispatch({ type: 'errorSet', error: message });
    throw error instanceof ApiError ? error : new Error(message);
  }
}

function checked(reply: unknown): { user: SessionUser; token: string; refreshToken: string | null } {
  if (typeof reply !== 'object' || reply === null) throw new Error('Invalid response from login service');
  const { user, token, refreshToken } = reply as Record<string, unknown>;
  if (!user || typeof token !== 'string') throw new Error('Missing user or token in login response');
  if (!isUser(user)) throw new Error('Invalid user data');
  return { user, token, refreshToken: typeof refreshToken === 'string' ? refreshToken : null };
}
