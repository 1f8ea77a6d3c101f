import { readCookie, writeCookie } from '../cookies';
import { getTenantContext } from '../tenant/tenant-context';
import { customer, failure, tenantAdmin } from '../testing';
import { beginPage as begin, storeSession } from '../testing/begin-page';
import { fakeToken, signInAs } from '../testing/test-session';
import { hasPermission } from './authorize';
import { restoreSession } from './restore';
import { session } from './session';
import { sessionStorageCookies } from './session.storage';

const day = 86_400_000;
const now = new Date('2026-11-20T10:00:00Z').getTime();
const ann = customer();
const fresh = { access_token: fakeToken(now + day), refresh_token: 'next' };

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs(null);
});

afterEach(() => jest.useRealTimers());

describe('restoring the session at start', () => {
  it('ends signed out without stored tokens', async () => {
    const requests = begin('/');
    storeSession(null, null, ann.user);
    await restoreSession();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, isLoading: false });
    expect(requests).toEqual([]);
  });

  it('refreshes an expired access token', async () => {
    const requests = begin('/', { 'POST /auth/refresh': fresh });
    storeSession(fakeToken(now - 1000), 'old', ann.user);
    await restoreSession();
    expect(requests[0]?.body).toEqual({ refresh_token: 'old' });
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: ann.user, refreshToken: 'next' });
    expect(readCookie('access_token')).toBe(fresh.access_token);
  });

  it('ends signed out and clears the cookies when that refresh is refused', async () => {
    begin('/', { 'POST /auth/refresh': failure(401, 'SESSION_ENDED') });
    storeSession(fakeToken(now - 1000), 'old', ann.user);
    await restoreSession();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(readCookie('refresh_token')).toBeNull();
  });

  it('without a connection stays stored and unknown, and is restored when there is one', async () => {
    begin('/', { 'POST /auth/refresh': () => failure(503, 'UNAVAILABLE') });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    storeSession(fakeToken(now - 1000), 'old', ann.user);
    await session.start();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, isLoading: true });
    expect(readCookie('refresh_token')).toBe('old');
    online.mockRestore();
    begin('/', { 'POST /auth/refresh': fresh, 'GET /auth/verify': { user: ann.user } });
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: ann.user, refreshToken: 'next' });
  });

  it('accepts a valid token with its stored user without asking the server', async () => {
    const requests = begin('/');
    storeSession(fakeToken(now + day), 'r', ann.user);
    await restoreSession();
    expect(session.getState()).toMatchObject({
      isAuthenticated: true,
      user: ann.user,
      loginType: 'customer',
    });
    expect(requests).toEqual([]);
  });

  it.each([
    ['missing', null],
    ['no user', '{"user":{"id":7}}'],
    ['no JSON', '{'],
  ])('asks the server for the user when the stored user is %s', async (_, data) => {
    const owner = tenantAdmin().user;
    const requests = begin('/', { 'GET /auth/verify': { user: owner } });
    storeSession(fakeToken(now + day), 'r', null);
    if (data) writeCookie('user_data', data, 7);
    await restoreSession();
    expect(requests.map(({ path }) => path)).toEqual(['/auth/verify']);
    expect(session.getState()).toMatchObject({
      isAuthenticated: true,
      user: owner,
      loginType: 'tenantAdmin',
    });
    expect(sessionStorageCookies.read().user).toEqual(owner);
  });

  it('asks the server for the user after a refresh, and ends signed out when the server does not know the session', async () => {
    begin('/', { 'POST /auth/refresh': fresh, 'GET /auth/verify': { user: ann.user } });
    storeSession(fakeToken(now - 1000), 'old', null);
    await restoreSession();
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: ann.user });
    begin('/', { 'GET /auth/verify': failure(401, 'SESSION_ENDED') });
    storeSession(fakeToken(now + day), 'r', null);
    await restoreSession();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(document.cookie).not.toContain('token');
  });

  it('ends signed out with an expired token and no refresh token', async () => {
    const requests = begin('/');
    storeSession(fakeToken(now - 1000), null, ann.user);
    await restoreSession();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, isLoading: false });
    expect(requests).toEqual([]);
  });

  it('takes over the user’s changes from the server', async () => {
    const promoted = { ...tenantAdmin({ permissions: ['read_orders'] }).user };
    begin('/', { 'GET /auth/verify': { user: { ...promoted, permissions: ['write_orders'] } } });
    storeSession(fakeToken(now + day), 'r', promoted);
    await session.start();
    expect(hasPermission(session.getState(), 'read_orders')).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(hasPermission(session.getState(), 'read_orders')).toBe(false);
    expect(hasPermission(session.getState(), 'write_orders')).toBe(true);
    expect(getTenantContext().permissions).toEqual(['write_orders']);
  });

  it('ends signed out without a message when the server has ended the session, but not when it is unreachable', async () => {
    begin('/', { 'GET /auth/verify': failure(503, 'UNAVAILABLE') });
    storeSession(fakeToken(now + day), 'r', ann.user);
    await session.start();
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState().isAuthenticated).toBe(true);
    begin('/', { 'GET /auth/verify': failure(401, 'SESSION_ENDED') });
    await session.check();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, error: null });
  });
});
