import { log } from '../log';
import { refreshTokens } from './refresh';
import { sessionStorageCookies } from './session.storage';
import { enter, leave } from './session.store';
import { isExpired } from './token';

/** The startup restore, in the four cases of the specification. */
export async function restoreSession(): Promise<void> {
  const stored = sessionStorageCookies.read();
  if (!stored.token && !stored.refreshToken) return leave('reset');
  if (isExpired(stored.token, Date.now()) && stored.refreshToken && stored.user) return refreshAndEnter();
  if (!isExpired(stored.token, Date.now()) && stored.user) return enter(stored);
  return leave('reset');
}

async function refreshAndEnter(): Promise<void> {
  try {
    await refreshTokens();
    enter(sessionStorageCookies.read());
  } catch (error) {
    log.warn('session restore failed', { message: error instanceof Error ? error.message : String(error) });
    leave('reset');
  }
}
