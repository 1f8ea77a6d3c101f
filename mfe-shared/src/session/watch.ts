import { constants } from '../constants';
import { log } from '../log';
import { leaveUnknownTenant } from '../tenant/not-found';
import { refreshTokens } from './refresh';
import { restoreSession, takeOverChanges } from './restore';
import { sessionStorageCookies } from './session.storage';
import { leave, sessionStore, takeOverUser } from './session.store';
import { onOtherTabSignal } from './tab-signal';
import { isExpired } from './token';

const { refreshCheckMs, refreshThresholdMs } = constants.session;

/**
 * Refreshes a token that expires within 5 minutes. When that fails, signs out without a message, unless there is no
 * connection.
 */
async function keepFresh(): Promise<void> {
  const { isAuthenticated, token } = sessionStore.getState();
  if (!isAuthenticated || !isExpired(token, Date.now(), refreshThresholdMs)) return;
  try {
    await refreshTokens();
    await takeOverChanges();
  } catch (error) {
    if (!navigator.onLine) return;
    log.warn('silent sign-out', { message: error instanceof Error ? error.message : String(error) });
    leave('logout');
  }
}

/** Another tab signed in or out, took new tokens or changed the profile: the cookies are the truth for all tabs. */
function followOtherTabs(): void {
  const { isLoading, token, user } = sessionStore.getState();
  if (isLoading) return;
  const stored = sessionStorageCookies.read();
  if (stored.token === token) {
    if (user && stored.user && JSON.stringify(user) !== JSON.stringify(stored.user))
      takeOverUser(stored.user);
    return;
  }
  // An expired token is not a sign-out: the refresh token is still there.
  if (!stored.token && stored.refreshToken) return;
  void restoreSession();
}

/** Starts the checks of the session. Returns a function that stops them. */
export function watchSession(): () => void {
  const check = setInterval(() => void keepFresh(), refreshCheckMs);
  const poll = setInterval(() => {
    // The store may have been closed while this page was open.
    if (document.visibilityState === 'visible' && !leaveUnknownTenant()) followOtherTabs();
  }, constants.cookies.pollMs);
  const stopHearing = onOtherTabSignal(followOtherTabs);
  // A laptop that was asleep has missed its checks.
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    followOtherTabs();
    void keepFresh();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    clearInterval(check);
    clearInterval(poll);
    stopHearing();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}
