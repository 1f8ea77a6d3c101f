import type { SessionUser } from 'api';
import type { SessionEvent } from './session.machine';
import { initialSession, nextSession } from './session.machine';
import type { SessionState } from './session.types';

const user: SessionUser = {
  id: '1',
  name: 'Ann',
  email: 'ann@fresh.test',
  image: null,
  role: 'CUSTOMER',
  tenantId: 't',
  permissions: [],
};
const login: SessionEvent = {
  type: 'loginSuccess',
  user,
  token: 'a',
  refreshToken: 'r',
  loginType: 'tenantAdmin',
  tenantContext: null,
};
const signedIn = nextSession(initialSession, login);
const run = (state: SessionState, ...events: SessionEvent[]) => events.reduce(nextSession, state);

describe('the session machine', () => {
  it('makes no decision before the session is restored', () => {
    expect(initialSession).toMatchObject({ isLoading: true, isAuthenticated: false });
  });

  it('is signed in after a login, with all its data', () => {
    expect(signedIn).toEqual({
      isAuthenticated: true,
      isLoading: false,
      user,
      token: 'a',
      refreshToken: 'r',
      error: null,
      loginType: 'tenantAdmin',
      tenantContext: null,
    });
  });

  it('retains only the login type after a logout, and nothing after a reset', () => {
    const empty = { ...initialSession, isLoading: false };
    expect(run(signedIn, { type: 'logout' })).toEqual({ ...empty, loginType: 'tenantAdmin' });
    expect(run(signedIn, { type: 'reset' })).toEqual(empty);
  });

  it('accepts new tokens and a new profile while signed in', () => {
    const renamed = { ...user, name: 'Anna' };
    const next = run(
      signedIn,
      { type: 'tokenRefresh', token: 'b', refreshToken: 's' },
      { type: 'userUpdate', user: renamed },
    );
    expect(next).toMatchObject({ token: 'b', refreshToken: 's', user: renamed, isAuthenticated: true });
  });

  it('ignores tokens and profiles that arrive after the sign-out', () => {
    const out = run(signedIn, { type: 'logout' });
    expect(run(out, { type: 'tokenRefresh', token: 'b', refreshToken: 's' })).toBe(out);
    expect(run(out, { type: 'userUpdate', user })).toBe(out);
  });

  it('retains an error until it is cleared or an action succeeds', () => {
    const failed = run(initialSession, { type: 'errorSet', error: 'No' });
    expect(failed).toMatchObject({ error: 'No', isLoading: false });
    expect(run(failed, { type: 'errorCleared' }).error).toBeNull();
    expect(run(failed, login).error).toBeNull();
    expect(run(failed, { type: 'loading' })).toMatchObject({ error: null, isLoading: true });
  });
});
