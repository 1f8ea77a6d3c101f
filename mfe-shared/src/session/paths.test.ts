import { isSignInPath, landingPath, loginTypeOf, signInPath } from './paths';

describe('paths of the three kinds of people', () => {
  it.each([
    ['platformAdmin', '/platform-admin/auth/login', '/platform-admin/dashboard'],
    ['tenantAdmin', '/admin/auth/login', '/admin/dashboard'],
    ['customer', '/auth/login', '/user/dashboard'],
  ] as const)('%s signs in at %s and lands at %s', (loginType, signIn, landing) => {
    expect(signInPath(loginType)).toBe(signIn);
    expect(landingPath(loginType)).toBe(landing);
  });

  it('needs both parts to agree for an administrator', () => {
    expect(loginTypeOf({ type: 'platform', adminType: 'platform' })).toBe('platformAdmin');
    expect(loginTypeOf({ type: 'tenant', adminType: 'tenant' })).toBe('tenantAdmin');
    expect(loginTypeOf({ type: 'platform', adminType: 'tenant' })).toBe('customer');
    expect(loginTypeOf({ type: 'tenant', adminType: 'platform' })).toBe('customer');
    expect(loginTypeOf({ type: 'tenant', adminType: null })).toBe('customer');
  });

  it('knows a sign-in page when it sees one', () => {
    expect(['/auth/login', '/admin/auth/login', '/login', '/user/login/'].every(isSignInPath)).toBe(true);
    expect(['/admin/dashboard', '/author/login-tips'].some(isSignInPath)).toBe(false);
  });
});
