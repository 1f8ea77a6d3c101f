import { api } from '../api/api';
import { sessionStorageCookies } from './session.storage';
import { dispatch, sessionStore } from './session.store';
import { SessionError } from './session-error';
import { signalOtherTabs } from './tab-signal';

let running: Promise<void> | undefined;

/**
 * Exchanges the refresh token for new tokens. One at a time in this tab, and under one Web Lock across tabs, because
 * the server ends the session when a refresh token is used twice. A tab that waited takes over what the other tab
 * received.
 */
export function refreshTokens(): Promise<void> {
  running ??= underLock(takeNewTokens).finally(() => {
    running = undefined;
  });
  return running;
}

async function takeNewTokens(): Promise<void> {
  const held = sessionStore.getState().refreshToken;
  const { token, refreshToken } = sessionStorageCookies.read();
  if (!refreshToken) throw new SessionError('REFRESH_MISSING');
  if (token && held && held !== refreshToken) {
    dispatch({ type: 'tokenRefresh', token, refreshToken });
    return;
  }
  const reply = await api.post('/auth/refresh', { body: { refresh_token: refreshToken } });
  if (typeof reply?.access_token !== 'string') throw new SessionError('REFRESH_EMPTY');
  // A person who signed out during the request stays signed out.
  if (sessionStorageCookies.read().refreshToken !== refreshToken) throw new SessionError('REFRESH_MISSING');
  const next = typeof reply.refresh_token === 'string' ? reply.refresh_token : refreshToken;
  sessionStorageCookies.writeTokens(reply.access_token, next);
  dispatch({ type: 'tokenRefresh', token: reply.access_token, refreshToken: next });
  signalOtherTabs();
}

/** Browsers without Web Locks (and plain http hosts) skip the lock; then only this tab is synchronised. */
function underLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('larder-refresh', work) : work();
}
