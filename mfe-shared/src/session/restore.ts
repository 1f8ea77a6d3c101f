import type { SessionUser } from 'api';
import { api } from '../api/api';
import { ApiError } from '../api/api-error';
import { log } from '../log';
import { loginTypeOfRole } from './paths';
import { refreshTokens } from './refresh';
import { readUserReply } from './replies';
import { sessionStorageCookies } from './session.storage';
import { enter, leave, sessionStore, takeOverUser } from './session.store';
import { isExpired } from './token';

/**
 * The restore at start, in the four cases of the specification. Without stored user data the server is asked. Without a
 * connection nobody knows whether the session goes on: it stays stored, and is asked for when there is one.
 */
export async function restoreSession(): Promise<void> {
  const stored = sessionStorageCookies.read();
  if (!stored.token && !stored.refreshToken) return leave('reset');
  const expired = isExpired(stored.token, Date.now());
  if (!expired && stored.user) return enter(stored);
  if (expired && !stored.refreshToken) return leave('reset');
  try {
    if (expired) await refreshTokens();
    const user = sessionStorageCookies.read().user ?? (await askWhoItIs());
    const { token, refreshToken, loginType } = sessionStorageCookies.read();
    enter({ user, token, refreshToken, loginType });
  } catch (error) {
    if (!navigator.onLine)
      return window.addEventListener('online', () => void restoreSession(), { once: true });
    log.warn('session restore failed', { message: error instanceof Error ? error.message : String(error) });
    leave('reset');
  }
}

/**
 * Takes over changes of name, role and permissions from the server. A session that the server has ended ends here
 * too; a server that does not reply changes nothing.
 */
export async function takeOverChanges(): Promise<void> {
  const { isAuthenticated, token } = sessionStore.getState();
  if (!isAuthenticated) return;
  try {
    const user = readUserReply(await api.get('/auth/verify'));
    // Somebody else may have signed in meanwhile.
    if (sessionStore.getState().token === token) takeOverUser(user);
  } catch (error) {
    const ended = error instanceof ApiError && error.status === 401;
    if (ended && sessionStore.getState().token === token) leave('logout');
  }
}

async function askWhoItIs(): Promise<SessionUser> {
  const user = readUserReply(await api.get('/auth/verify'));
  sessionStorageCookies.writeUser(user, loginTypeOfRole(user.role));
  return user;
}
