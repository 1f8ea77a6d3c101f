import { isSignInPath, landingPath, loginTypeOf, signInPath } from './paths';

describe('the paths of the login types', () => {
  it.each([
    ['platformAdmin', '/platform-admin/auth/login', '/platform-admin/dashboard'],
    ['tenantAdmin', '/admin/auth/login', '/admin/dashboard'],
    ['customer', '/auth/login', '/user/dashboard'],
  ] as const)('of the %s are %s to sign in and %s to start', (loginType, signIn, landing) => {
    expect(signInPath(loginType)).toBe(signIn);
    expect(landingPath(loginType)).toBe(landing);
  });

  it('are an administrator’s only when area and host agree', () => {
    expect(loginTypeOf({ type: 'platform', adminType: 'platform' })).toBe('platformAdmin');
    expect(loginTypeOf({ type: 'tenant', adminType: 'tenant' })).toBe('tenantAdmin');
    expect(loginTypeOf({ type: 'platform', adminType: 'tenant' })).toBe('customer');
    expect(loginTypeOf({ type: 'tenant', adminType: 'platform' })).toBe('customer');
    expect(loginTypeOf({ type: 'tenant', adminType: null })).toBe('customer');
  });

  it('tell sign-in pages from other pages', () => {
    expect(['/auth/login', '/admin/auth/login', '/login', '/user/login/'].every(isSignInPath)).toBe(true);
    expect(['/admin/dashboard', '/author/login-tips'].some(isSignInPath)).toBe(false);
  });
});
