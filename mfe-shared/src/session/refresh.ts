import { api } from '../api/api';
import { sessionStorageCookies } from './session.storage';
import { dispatch, sessionStore } from './session.store';
import { SessionError } from './session-error';
import { tellOtherTabs } from './tab-signal';

let running: Promise<void> | undefined;

/**
 * Takes new tokens for the refresh token. One at a time in this tab, and under one Web Lock over all tabs: the server
 * ends the whole session when a refresh token comes twice. A tab that waited takes over what the other tab received.
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
  // Whoever signed out while the answer was on its way stays signed out.
  if (sessionStorageCookies.read().refreshToken !== refreshToken) throw new SessionError('REFRESH_MISSING');
  const next = typeof reply.refresh_token === 'string' ? reply.refresh_token : refreshToken;
  sessionStorageCookies.writeTokens(reply.access_token, next);
  dispatch({ type: 'tokenRefresh', token: reply.access_token, refreshToken: next });
  tellOtherTabs();
}

/** Browsers without Web Locks (and plain http hosts) go on without: then only this tab is in order. */
function underLock(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('larder-refresh', work) : work();
}
