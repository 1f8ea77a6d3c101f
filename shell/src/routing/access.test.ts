import { classifyPath, requiredLogin } from './access';

const reports = { remotes: { 'mfe-reports': { logins: { '/reports/*': 'tenantAdmin' } } } } as const;

it.each([
  ['/admin/auth/login', 'public'],
  ['/admin/auth/signup', 'public'],
  ['/admin/auth/forgot-password', 'public'],
  ['/admin/auth/reset-password', 'public'],
  ['/admin/dashboard', 'protected'],
  ['/admin/products/edit/42', 'protected'],
  ['/admin/customer-order/0193a6f1-7c', 'protected'],
  ['/admin/orders/', 'protected'],
  ['/administration/a', 'public'],
  ['/reports', 'protected'],
  ['/reports/2026', 'protected'],
  ['/reportsx', 'public'],
])('the path %s is %s', (path, kind) => {
  expect(classifyPath(path, reports)).toBe(kind);
});

it.each([
  ['/admin', 'tenantAdmin'],
  ['/admin/products/', 'tenantAdmin'],
  ['/admin/no-such-page', 'tenantAdmin'],
  ['/store-admin/orders', 'tenantAdmin'],
  ['/platform-admin/tenants', 'platformAdmin'],
  ['/platform-admin/auth/login', undefined],
  ['/user/my-orders', 'customer'],
  ['/auth/login', undefined],
  ['/', undefined],
  ['/search', undefined],
  ['/product/admin', undefined],
  ['/reports', 'tenantAdmin'],
])('the login type of %s is %s', (path, loginType) => {
  expect(requiredLogin(path, 'tenant', reports)).toBe(loginType);
});

it('only operators sign in on the platform’s host', () => {
  expect(requiredLogin('/platform-admin/tenants', 'platform', reports)).toBe('platformAdmin');
  for (const path of ['/admin/orders', '/user/dashboard', '/reports'])
    expect(requiredLogin(path, 'platform', reports)).toBeUndefined();
});
