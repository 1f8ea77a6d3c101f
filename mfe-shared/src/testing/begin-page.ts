import type { SessionUser } from 'api';
import { writeCookie } from '../cookies';
import { sessionStorageCookies } from '../session/session.storage';
import { configureTenant } from '../tenant/tenant-context';
import { demoBootstrap } from './demo-bootstrap';
import type { Handlers, RecordedRequest } from './fake-api';
import { fakeApi } from './fake-api';
import { writeTenantMeta } from './tenant-meta';
import { signInAs } from './test-session';

/** Prepares a page of the store or the platform without rendering anything. */
export function beginPage(
  path: string,
  handlers: Handlers = {},
  host: 'store' | 'platform' = 'store',
  rootDomain = 'localhost',
): RecordedRequest[] {
  window.history.replaceState(null, '', path);
  writeTenantMeta(demoBootstrap({}, host).tenant);
  configureTenant(rootDomain);
  return fakeApi(handlers);
}

/** Sets the cookies of an earlier visit. Null leaves a cookie out. */
export function storeSession(
  token: string | null,
  refreshToken: string | null,
  user: SessionUser | null,
): void {
  signInAs(null);
  if (token) sessionStorageCookies.writeTokens(token, null);
  if (refreshToken) writeCookie('refresh_token', refreshToken, 7);
  if (user) sessionStorageCookies.writeUser(user, 'customer');
}
