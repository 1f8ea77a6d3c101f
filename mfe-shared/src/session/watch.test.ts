import { deleteCookie, readCookie, writeCookie } from '../cookies';
import { configureNavigation } from '../navigation';
import { customer } from '../testing';
import { beginPage as begin, storeSession } from '../testing/begin-page';
import { fakeToken, signInAs } from '../testing/test-session';
import { refreshTokens } from './refresh';
import { session } from './session';
import { sessionStorageCookies } from './session.storage';
import { leave } from './session.store';
import { watchSession } from './watch';

const day = 86_400_000;
const minute = 60_000;
const now = new Date('2026-11-20T10:00:00Z').getTime();
const ann = customer();
const fresh = { access_token: fakeToken(now + day), refresh_token: 'next' };
let stopWatching = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs(null);
});

afterEach(() => {
  stopWatching();
  jest.useRealTimers();
});

describe('a running session', () => {
  it('is not refreshed while the token lasts more than five minutes', async () => {
    const requests = begin('/');
    signInAs(ann);
    stopWatching = watchSession();
    await jest.advanceTimersByTimeAsync(10 * minute);
    expect(requests).toEqual([]);
  });

  it('is refreshed at the check within the last five minutes', async () => {
    const requests = begin('/', { 'POST /auth/refresh': fresh });
    signInAs(ann);
    stopWatching = watchSession();
    jest.setSystemTime(now + day - 4 * minute);
    await jest.advanceTimersByTimeAsync(minute);
    expect(requests.map(({ path }) => path)).toEqual(['/auth/refresh', '/auth/verify']);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, refreshToken: 'next' });
  });

  it('goes on without a connection, and is refreshed as soon as there is one', async () => {
    begin('/', { 'POST /auth/refresh': { nothing: true } });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    signInAs(ann);
    stopWatching = watchSession();
    jest.setSystemTime(now + day - 4 * minute);
    await jest.advanceTimersByTimeAsync(minute);
    expect(session.getState().isAuthenticated).toBe(true);
    online.mockRestore();
    begin('/', { 'POST /auth/refresh': fresh, 'GET /auth/verify': { user: ann.user } });
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, refreshToken: 'next' });
  });

  it('ends without a message when the refresh fails', async () => {
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

  it('follows another tab that signs out or in', async () => {
    begin('/');
    signInAs(ann);
    stopWatching = watchSession();
    sessionStorageCookies.clear();
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.getState().isAuthenticated).toBe(false);
    storeSession(fakeToken(now + day), 'r', ann.user);
    stopWatching();
    stopWatching = watchSession();
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.getState().user?.name).toBe('Ann');
  });

  it('follows another tab at once, also in the background', async () => {
    begin('/');
    signInAs(ann);
    stopWatching = watchSession();
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'larder-session' }));
    const renamed = { ...ann.user, name: 'Anna' };
    sessionStorageCookies.writeUser(renamed, 'customer');
    tell();
    expect(session.getState().user).toEqual(renamed);
    sessionStorageCookies.clear();
    tell();
    expect(session.getState().isAuthenticated).toBe(false);
    sessionStorageCookies.writeTokens(fakeToken(now + day), 'r');
    sessionStorageCookies.writeUser(ann.user, 'customer');
    tell();
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: ann.user });
  });

  it('redirects to the platform when its store is closed', async () => {
    begin('/');
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    stopWatching = watchSession();
    writeCookie('tenant-id', 'x', 1);
    writeCookie('tenant-validation-failed', '1', 1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(replace).toHaveBeenCalledWith(
      expect.stringContaining('//localhost/tenant-not-found?domain=localhost'),
    );
    expect(readCookie('tenant-id')).toBeNull();
    expect(readCookie('tenant-validation-failed')).toBeNull();
    undo();
  });

  it('is not restored by a reply that arrives after the sign-out', async () => {
    begin('/', {
      'POST /auth/refresh': () => {
        leave('logout');
        return fresh;
      },
    });
    signInAs(ann);
    await expect(refreshTokens()).rejects.toThrow('Refresh token expired or missing');
    expect(readCookie('access_token')).toBeNull();
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it.each([
    ['no refresh token', null, 'REFRESH_MISSING', 'Refresh token expired or missing'],
    ['an answer without token', 'old', 'REFRESH_EMPTY', 'No access token received from refresh'],
  ])('ends with %s', async (_, refreshToken, code, message) => {
    begin('/', { 'POST /auth/refresh': {} });
    storeSession(fakeToken(now + day), refreshToken, ann.user);
    await expect(refreshTokens()).rejects.toMatchObject({ code, message });
  });

  it('refreshes its tokens once for all requests, and takes over tokens that another tab received', async () => {
    const requests = begin('/', { 'POST /auth/refresh': fresh });
    signInAs(ann);
    await Promise.all([refreshTokens(), refreshTokens(), refreshTokens()]);
    expect(requests).toHaveLength(1);
    sessionStorageCookies.writeTokens(fakeToken(now + 2 * day), 'of-another-tab');
    await refreshTokens();
    expect(requests).toHaveLength(1);
    expect(session.getState().refreshToken).toBe('of-another-tab');
  });

  it('goes on when its access token ran out by itself, because the refresh token is still there', async () => {
    const requests = begin('/');
    signInAs(ann);
    stopWatching = watchSession();
    deleteCookie('access_token');
    await jest.advanceTimersByTimeAsync(1000);
    expect(session.getState().isAuthenticated).toBe(true);
    expect(requests).toEqual([]);
  });
});

it('one of two tabs sends the refresh token, and the other takes over what came', async () => {
  // As browsers have them and jsdom does not: whoever asks for a lock waits until it is free.
  const names: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, work: () => Promise<void>) => {
    names.push(name);
    last = last.then(work);
    return last;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const requests = begin('/', { 'POST /auth/refresh': fresh });
  signInAs(ann);
  // The other tab has begun, and is not answered yet.
  void request('larder-refresh', async () =>
    sessionStorageCookies.writeTokens(fakeToken(now + day), 'what the other tab got'),
  );
  await refreshTokens();
  Reflect.deleteProperty(navigator, 'locks');
  expect(names).toEqual(['larder-refresh', 'larder-refresh']);
  expect(requests).toEqual([]);
  expect(session.getState().refreshToken).toBe('what the other tab got');
});
