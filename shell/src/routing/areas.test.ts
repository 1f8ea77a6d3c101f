import { areaOf, canonicalPath, pageRemotes, remoteOf } from './areas';

it('a path’s remote is found by the longest matching path of the composition', () => {
  const composition = {
    remotes: {
      'mfe-shared': { paths: [] },
      'mfe-shop': { paths: ['/'] },
      'mfe-reports': { paths: ['/reports'] },
      'mfe-charts': { paths: ['/reports/charts', '/admin/charts'] },
      'mfe-office': { paths: ['/admin'] },
    },
  };
  const owners = [
    ['/', 'mfe-shop'],
    ['/product/tomatoes', 'mfe-shop'],
    ['/administrative', 'mfe-shop'],
    ['/reportsx', 'mfe-shop'],
    ['/reports', 'mfe-reports'],
    ['/reports/2026', 'mfe-reports'],
    ['/reports/charts/1', 'mfe-charts'],
    ['/admin/charts', 'mfe-charts'],
    ['/admin/orders', 'mfe-office'],
  ] as const;
  for (const [path, remote] of owners) expect(remoteOf(path, composition)).toBe(remote);
  expect(pageRemotes(composition)).toEqual(['mfe-shop', 'mfe-reports', 'mfe-charts', 'mfe-office']);
  expect(remoteOf('/reports', { remotes: { 'mfe-office': { paths: ['/admin'] } } })).toBeUndefined();
});

it('the loading area is found by the path and the kind of host', () => {
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
])('the old path %s redirects to %s', (path, canonical) => {
  expect(canonicalPath(path, 'tenant')).toBe(canonical);
});
