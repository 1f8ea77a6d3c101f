import { readCookie } from '../cookies';
import { configureNavigation } from '../navigation';
import { flash } from '../notify/flash';
import { customer, demoBootstrap, failure, platformAdmin, tenantAdmin } from '../testing';
import { beginPage as begin } from '../testing/begin-page';
import { fakeToken, signInAs } from '../testing/test-session';
import { session } from './session';

const day = 86_400_000;
const now = new Date('2026-11-20T10:00:00Z').getTime();
const ann = customer();

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs(null);
});

afterEach(() => jest.useRealTimers());

describe('signing in', () => {
  const credentials = { email: 'a@b.test', password: 'secret' };
  const reply = (user: object) => ({ user, token: fakeToken(now + day), refreshToken: 'r' });

  it.each([
    ['/auth/login', 'store', '/customer/login', ann],
    ['/admin/auth/login', 'store', '/admin/login', tenantAdmin()],
    ['/platform-admin/auth/login', 'platform', '/platform/admin/login', platformAdmin()],
  ] as const)('at %s on a host of the %s calls %s', async (path, host, endpoint, { user, loginType }) => {
    const requests = begin(path, { [`POST ${endpoint}`]: reply(user) }, host);
    await expect(session.signIn(credentials)).resolves.toEqual(user);
    expect(requests[0]).toMatchObject({ path: endpoint, body: credentials });
    expect(session.getState()).toMatchObject({ isAuthenticated: true, loginType });
    expect(session.getState().tenantContext).toMatchObject({ userRole: user.role });
    expect(readCookie('refresh_token')).toBe('r');
  });

  it('stores the server’s message of a refusal in the state', async () => {
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

describe('the other ways to sign in', () => {
  const login = { user: ann.user, token: fakeToken(now + day), refreshToken: 'r' };
  const oauth = { user: ann.user, access_token: fakeToken(now + day), refresh_token: 'o' };

  it('exchange an identity provider’s ticket and send nothing else of it', async () => {
    const requests = begin('/auth/login', { 'POST /auth/oauth': oauth });
    await session.signInWithTicket({ provider: 'google', ticket: 't1' });
    expect(requests[0]?.body).toEqual({
      provider: 'google',
      userData: { ticket: 't1' },
      loginType: 'customer',
      tenantContext: {
        type: 'tenant',
        id: demoBootstrap().tenant.id,
        slug: 'fresh',
        domain: 'fresh.localhost',
      },
    });
    expect(session.getState()).toMatchObject({
      isAuthenticated: true,
      refreshToken: 'o',
      loginType: 'customer',
    });
  });

  it.each([
    ['nothing at all', null, 'Invalid OAuth response', 'OAUTH_REPLY_INVALID'],
    ['no user', { access_token: 'x' }, 'Missing user or token in OAuth response', 'OAUTH_REPLY_INCOMPLETE'],
    [
      'no token',
      { user: ann.user, token: 'x' },
      'Missing user or token in OAuth response',
      'OAUTH_REPLY_INCOMPLETE',
    ],
    ['half a user', { user: { id: '1' }, access_token: 'x' }, 'Invalid user data', 'USER_INVALID'],
  ])('refuse an OAuth reply with %s', async (_, answer, message, code) => {
    begin('/auth/login', { 'POST /auth/oauth': () => answer });
    await expect(session.signInWithTicket({ provider: 'google', ticket: 't' })).rejects.toMatchObject({
      message,
      code,
    });
    expect(session.getState()).toMatchObject({ isAuthenticated: false, error: message });
  });

  it('use the catalogue’s message when the error has none', async () => {
    const silent = () => {
      throw new Error('');
    };
    begin('/auth/login', {
      'POST /customer/login': silent,
      'POST /auth/oauth': silent,
      'PUT /auth/profile': silent,
    });
    const shown = async (work: Promise<unknown>) => ((await work.catch((e: unknown) => e)) as Error).message;
    expect(await shown(session.signIn({ email: 'a@b.test', password: 'x' }))).toBe(
      'Login failed. Please try again.',
    );
    expect(await shown(session.signInWithTicket({ provider: 'x', ticket: 'y' }))).toBe('OAuth login failed.');
    expect(await shown(session.updateProfile({ name: 'x' }))).toBe('Profile update failed.');
    expect(session.getState().error).toBe('Profile update failed.');
  });

  it('create an account, at once or after its mail was confirmed', async () => {
    const input = { name: 'Ann', email: 'ann@fresh.test', password: 'a long password' };
    begin('/auth/signup', { 'POST /customer/signup': { status: 202, body: { confirm: true } } });
    await expect(session.signUp(input)).resolves.toEqual({ confirm: true });
    expect(session.getState().isAuthenticated).toBe(false);
    begin('/auth/signup', { 'POST /customer/signup': { status: 201, body: login } });
    await expect(session.signUp(input)).resolves.toEqual({ user: ann.user });
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('notify other tabs', async () => {
    localStorage.removeItem('larder-session');
    begin('/auth/login', { 'POST /customer/login': login });
    await session.signIn({ email: 'a@b.test', password: 'x' });
    expect(localStorage.getItem('larder-session')).not.toBeNull();
    expect(readCookie('user-role')).toBe('CUSTOMER');
  });

  it('use the login type that a page names, whatever its host', async () => {
    const requests = begin('/platform-admin/auth/login', {
      'POST /platform/admin/login': { ...login, user: platformAdmin().user },
    });
    await session.signIn({ email: 'a@b.test', password: 'x' }, 'platformAdmin');
    expect(requests[0]?.path).toBe('/platform/admin/login');
    expect(session.getState().loginType).toBe('platformAdmin');
  });
});

describe('signing out', () => {
  it('does not wait for a server that hangs', async () => {
    begin('/user/dashboard', { 'POST /auth/logout': () => new Promise(() => {}) });
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    signInAs(ann);
    const done = session.signOut();
    await jest.advanceTimersByTimeAsync(2000);
    await done;
    expect(session.getState().isAuthenticated).toBe(false);
    expect(readCookie('user-role')).toBeNull();
    expect(replace).toHaveBeenCalledWith('/auth/login');
    undo();
  });

  it('says something else afterwards when it is told so', async () => {
    begin('/user/profile', { 'POST /auth/logout': null });
    const undo = configureNavigation({ replace: jest.fn() });
    signInAs(ann);
    await session.signOut({ message: 'accountDeleted' });
    expect(flash.take()).toBe('accountDeleted');
    undo();
  });

  it('leads a shopper without a connection to a page that this browser may have', async () => {
    begin('/user/dashboard', { 'POST /auth/logout': () => Promise.reject(new Error('no line')) });
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    signInAs(ann);
    await session.signOut();
    expect(session.getState().isAuthenticated).toBe(false);
    expect(document.cookie).not.toContain('token');
    expect(replace).toHaveBeenCalledWith('/');
    expect(flash.take()).toBe('signedOut');
    online.mockRestore();
    undo();
  });

  it('clears the session and redirects even when the server does not answer', async () => {
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
