import { classifyPath, protectedAdminPaths, publicAdminPaths, requiredLogin } from './access';

const withId = (pattern: string) => pattern.replaceAll('{id}', '0193a6f1-7c');

it.each(publicAdminPaths)('%s needs no sign-in', (path) => {
  expect(classifyPath(path)).toBe('public');
  expect(requiredLogin(path, 'tenant')).toBeUndefined();
});

it.each(protectedAdminPaths)('%s is for the staff of the store', (pattern) => {
  expect(classifyPath(withId(pattern))).toBe('protected');
  expect(requiredLogin(withId(pattern), 'tenant')).toBe('tenantAdmin');
});

it.each([
  ['/admin/auth/reset-password', 'public'],
  ['/admin/products/edit/42', 'protected'],
  ['/admin/orders/', 'protected'],
])('%s is %s', (path, kind) => {
  expect(classifyPath(path)).toBe(kind);
});

it('takes one segment for an id, and no more', () => {
  const listed = ['/admin/customer-order/{id}'];
  expect(classifyPath(withId(listed[0]!))).toBe('protected');
  expect(requiredLogin('/admin/auth/login/extra', 'tenant')).toBeUndefined();
  expect(classifyPath('/administration/a')).toBe('public');
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
])('for %s the login is %s', (path, loginType) => {
  expect(requiredLogin(path, 'tenant')).toBe(loginType);
});

it('has only the operators to sign in on the platform’s own host', () => {
  expect(requiredLogin('/platform-admin/tenants', 'platform')).toBe('platformAdmin');
  expect(requiredLogin('/admin/orders', 'platform')).toBeUndefined();
  expect(requiredLogin('/user/dashboard', 'platform')).toBeUndefined();
});
