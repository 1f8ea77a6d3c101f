import { areaOf, canonicalPath, pageRemotes, remoteOf } from './areas';

const none = { remotes: {} };

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
  expect(remoteOf(path, 'tenant', none)).toBe(remote);
});

it.each(['/', '/auth/signup', '/admin/orders', '/platform-admin/tenants', '/system-admin'])(
  'on the platform %s is a page of mfe-platform-admin',
  (path) => expect(remoteOf(path, 'platform', none)).toBe('mfe-platform-admin'),
);

it('a remote that names its paths has their pages, the nearest name first', () => {
  const composition = {
    remotes: {
      'mfe-storefront': {},
      'mfe-reports': { paths: ['/reports'] },
      'mfe-charts': { paths: ['/reports/charts', '/admin/charts'] },
    },
  };
  const ownerOf = (path: string) => remoteOf(path, 'tenant', composition);
  expect(['/reports', '/reports/2026', '/reports/charts/1', '/reportsx'].map(ownerOf)).toEqual([
    'mfe-reports',
    'mfe-reports',
    'mfe-charts',
    'mfe-storefront',
  ]);
  expect(['/admin/charts', '/admin/orders'].map(ownerOf)).toEqual(['mfe-charts', 'mfe-store-admin']);
  expect(pageRemotes(composition)).toEqual([
    'mfe-storefront',
    'mfe-platform-admin',
    'mfe-store-admin',
    'mfe-reports',
    'mfe-charts',
  ]);
});

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
