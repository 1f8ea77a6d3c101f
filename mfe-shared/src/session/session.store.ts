import type { SessionUser } from 'api';
import { createStore } from 'zustand/vanilla';
import { getTenantContext, setVisitor } from '../tenant/tenant-context';
import type { SessionEvent } from './session.machine';
import { initialSession, nextSession } from './session.machine';
import type { StoredSession } from './session.storage';
import { sessionStorageCookies } from './session.storage';
import type { SessionState } from './session.types';
import { SessionError } from './session-error';
import { announceSessionLost } from './session-lost';

/** The one session of the page. Only the machine changes it. */
export const sessionStore = createStore<SessionState>(() => initialSession);

/** Sends an event to the machine. */
export function dispatch(event: SessionEvent): void {
  sessionStore.setState((state) => nextSession(state, event), true);
}

/** Signs in with stored or received data; the tenant context then has the visitor's permissions. */
export function enter({ user, token, refreshToken, loginType }: StoredSession): void {
  if (!user || !token) throw new SessionError('USER_INVALID');
  setVisitor({ userRole: user.role, permissions: user.permissions });
  const tenantContext = getTenantContext();
  dispatch({ type: 'loginSuccess', user, token, refreshToken, loginType, tenantContext });
}

/** Takes over a changed profile, role or permissions of the signed-in person. */
export function takeOverUser(user: SessionUser): void {
  const state = sessionStore.getState();
  if (!state.isAuthenticated || JSON.stringify(state.user) === JSON.stringify(user)) return;
  sessionStorageCookies.writeUser(user, state.loginType);
  setVisitor({ userRole: user.role, permissions: user.permissions });
  dispatch({ type: 'userUpdate', user });
}

/** Clears cookies, permissions and state. */
export function leave(event: 'logout' | 'reset'): void {
  if (sessionStore.getState().isAuthenticated) announceSessionLost();
  sessionStorageCookies.clear();
  setVisitor(null);
  dispatch({ type: event });
}
