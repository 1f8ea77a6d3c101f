import { areaOf, canonicalPath, remoteOf } from './areas';

it.each([
  ['/', 'mfe-storefront'],
  ['/product/tomatoes', 'mfe-storefront'],
  ['/administrative', 'mfe-storefront'],
  ['/admin', 'mfe-store-admin'],
  ['/admin/orders', 'mfe-store-admin'],
  ['/store-admin/products', 'mfe-store-admin'],
  ['/dashboard/admin', 'mfe-store-admin'],
  ['/manage/orders', 'mfe-store-admin'],
  ['/portal', 'mfe-store-admin'],
  ['/platform-admin/dashboard', 'mfe-platform-admin'],
  ['/super-admin', 'mfe-platform-admin'],
] as const)('in a store %s is a page of %s', (path, remote) => {
  expect(remoteOf(path, 'tenant')).toBe(remote);
});

it.each(['/', '/auth/signup', '/admin/orders', '/platform-admin/tenants', '/system-admin'])(
  'on the platform %s is a page of mfe-platform-admin',
  (path) => expect(remoteOf(path, 'platform')).toBe('mfe-platform-admin'),
);

it('knows what is loading by the path and the kind of host', () => {
  expect(areaOf('/', 'tenant')).toBe('store');
  expect(areaOf('/', 'platform')).toBe('platform');
  expect(areaOf('/admin/orders', 'tenant')).toBe('tenantAdmin');
  expect(areaOf('/platform-admin', 'platform')).toBe('platformAdmin');
});

it.each([
  ['/manage/orders', '/admin/orders'],
  ['/dashboard/admin', '/admin'],
  ['/super-admin/tenants/4', '/platform-admin/tenants/4'],
  ['/admin/orders', undefined],
  ['/', undefined],
])('sends %s on to %s', (path, canonical) => {
  expect(canonicalPath(path, 'tenant')).toBe(canonical);
});
