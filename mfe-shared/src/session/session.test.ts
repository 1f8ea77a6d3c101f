import { readCookie, writeCookie } from '../cookies';
import { configureNavigation } from '../navigation';
import { flash } from '../notify/flash';
import { configureTenant } from '../tenant/tenant-context';
import type { Handlers } from '../testing';
import { customer, demoBootstrap, failure, platformAdmin, tenantAdmin } from '../testing';
import { fakeApi } from '../testing/fake-api';
import { writeTenantMeta } from '../testing/tenant-meta';
import { fakeToken, signInAs } from '../testing/test-session';
import { restoreSession } from './restore';
import { session } from './session';
import { sessionStorageCookies } from './session.storage';
import { watchSession } from './watch';

const day = 86_400_000;
const minute = 60_000;
const now = new Date('2026-11-20T10:00:00Z').getTime();
const ann = customer();
const fresh = { access_token: fakeToken(now + day), refresh_token: 'next' };
let stopWatching = () => {};

function begin(path: string, handlers: Handlers = {}, host: 'store' | 'platform' = 'store') {
  window.history.replaceState(null, '', path);
  writeTenantMeta(demoBootstrap({}, host).tenant);
  configureTenant('localhost');
  return fakeApi(handlers);
}

function store(token: string | null, refreshToken: string | null, user = ann.user as typeof ann.user | null) {
  signInAs(null);
  if (token) sessionStorageCookies.writeTokens(token, null);
  if (refreshToken) writeCookie('refresh_token', refreshToken, 7);
  if (user) sessionStorageCookies.writeUser(user, 'customer');
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs(null);
});

afterEach(() => {
  stopWatching();
  jest.useRealTimers();
});

describe('the restore at start', () => {
  it('is signed out without stored tokens', async () => {
    const requests = begin('/');
    store(null, null);
    await restoreSession();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, isLoading: false });
    expect(requests).toEqual([]);
  });

  it('refreshes an expired access token and goes on', async () => {
    const requests = begin('/', { 'POST /auth/refresh': fresh });
    store(fakeToken(now - 1000), 'old');
    await restoreSession();
    expect(requests[0]?.body).toEqual({ refresh_token: 'old' });
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: ann.user, refreshToken: 'next' });
    expect(readCookie('access_token')).toBe(fresh.access_token);
  });

  it('is signed out, cookies and all, when that refresh is refused', async () => {
    begin('/', { 'POST /auth/refresh': failure(401, 'SESSION_ENDED') });
    store(fakeToken(now - 1000), 'old');
    await restoreSession();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(readCookie('refresh_token')).toBeNull();
  });

  it('restores a valid token with its user, without asking the server', async () => {
    const requests = begin('/');
    store(fakeToken(now + day), 'r');
    await restoreSession();
    expect(session.getState()).toMatchObject({
      isAuthenticated: true,
      user: ann.user,
      loginType: 'customer',
    });
    expect(requests).toEqual([]);
  });

  it('is signed out with a valid token but no user, or one that is not a user', async () => {
    begin('/');
    store(fakeToken(now + day), 'r', null);
    await restoreSession();
    expect(session.getState().isAuthenticated).toBe(false);
    store(fakeToken(now + day), 'r');
    writeCookie('user_data', '{"user":{"id":7}}', 7);
    await restoreSession();
    expect(session.getState().isAuthenticated).toBe(false);
  });
});

describe('a running session', () => {
  it('is left alone while the token has more than five minutes', async () => {
    const requests = begin('/');
    signInAs(ann);
    stopWatching = watchSession();
    await jest.advanceTimersByTimeAsync(10 * minute);
    expect(requests).toEqual([]);
  });

  it('takes a new token at the check within the last five minutes', async () => {
    const requests = begin('/', { 'POST /auth/refresh': fresh });
    signInAs(ann);
    stopWatching = watchSession();
    jest.setSystemTime(now + day - 4 * minute);
    await jest.advanceTimersByTimeAsync(minute);
    expect(requests.map(({ path }) => path)).toEqual(['/auth/refresh', '/auth/verify']);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, refreshToken: 'next' });
  });

  it('ends without a word when the refresh fails', async () => {
    begin('/', { 'POST /auth/refresh': { nothing: true } });
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    signInAs(ann);
    stopWatching = watchSession();
    jest.setSystemTime(now + day - 4 * minute);
    await jest.advanceTimersByTimeAsync(minute);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, error: null });
    expect(replace).not.toHaveBeenCalled();
    undo();
  });

  it('follows another tab that signs out, and one that signs in', async () => {
    begin('/');
    signInAs(ann);
    stopWatching = watchSession();
    sessionStorageCookies.clear();
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.getState().isAuthenticated).toBe(false);
    store(fakeToken(now + day), 'r');
    stopWatching();
    stopWatching = watchSession();
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.getState().user?.name).toBe('Ann');
  });

  it('asks once for new tokens however many need them, and takes over what another tab received', async () => {
    const requests = begin('/', { 'POST /auth/refresh': fresh });
    signInAs(ann);
    const { refreshTokens } = await import('./refresh');
    await Promise.all([refreshTokens(), refreshTokens(), refreshTokens()]);
    expect(requests).toHaveLength(1);
    sessionStorageCookies.writeTokens(fakeToken(now + 2 * day), 'of-another-tab');
    await refreshTokens();
    expect(requests).toHaveLength(1);
    expect(session.getState().refreshToken).toBe('of-another-tab');
  });
});

describe('signing in', () => {
  const credentials = { email: 'a@b.test', password: 'secret' };
  const reply = (user: object) => ({ user, token: fakeToken(now + day), refreshToken: 'r' });

  it.each([
    ['/auth/login', 'store', '/customer/login', ann],
    ['/admin/auth/login', 'store', '/admin/login', tenantAdmin()],
    ['/platform-admin/auth/login', 'platform', '/platform/admin/login', platformAdmin()],
  ] as const)('at %s of a %s goes to %s', async (path, host, endpoint, { user, loginType }) => {
    const requests = begin(path, { [`POST ${endpoint}`]: reply(user) }, host);
    await expect(session.signIn(credentials)).resolves.toEqual(user);
    expect(requests[0]).toMatchObject({ path: endpoint, body: credentials });
    expect(session.getState()).toMatchObject({ isAuthenticated: true, loginType });
    expect(session.getState().tenantContext).toMatchObject({ userRole: user.role });
    expect(readCookie('refresh_token')).toBe('r');
  });

  it('keeps the server message of a refusal in the state', async () => {
    begin('/auth/login', { 'POST /customer/login': failure(401, 'INVALID_CREDENTIALS') });
    await expect(session.signIn(credentials)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      status: 401,
    });
    expect(session.getState()).toMatchObject({ isAuthenticated: false, error: 'INVALID_CREDENTIALS' });
  });

  it.each([
    ['nothing at all', null, 'Invalid response from login service'],
    ['no token', { user: ann.user }, 'Missing user or token in login response'],
    ['no user', { token: 'x' }, 'Missing user or token in login response'],
    ['half a user', { token: 'x', user: { id: '1' } }, 'Invalid user data'],
  ])('refuses a reply with %s', async (_, answer, message) => {
    begin('/auth/login', { 'POST /customer/login': () => answer });
    await expect(session.signIn(credentials)).rejects.toThrow(message);
    expect(session.getState().error).toBe(message);
  });
});

describe('signing out', () => {
  it('clears and leaves even when the server does not answer', async () => {
    const requests = begin('/admin/dashboard', { 'POST /auth/logout': failure(500, 'INTERNAL') });
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    signInAs(tenantAdmin());
    await session.signOut();
    expect(requests[0]?.headers.Authorization).toMatch(/^Bearer /);
    expect(session.getState().isAuthenticated).toBe(false);
    expect(document.cookie).not.toContain('token');
    expect(replace).toHaveBeenCalledWith('/admin/auth/login');
    expect(flash.take()).toBe('signedOut');
    undo();
  });
});
