import { customer, demoBootstrap } from '../testing';
import { writeTenantMeta } from '../testing/tenant-meta';
import { signInAs } from '../testing/test-session';
import { adminArea } from './areas';
import { classifyHost, isLocalHost } from './classify-host';
import type { IdentitySources } from './identity';
import { detectIdentity } from './identity';
import { configureTenant, getTenantContext } from './tenant-context';

describe('a host name', () => {
  it.each([
    ['localhost', 'platform', '', false],
    ['localhost:3000', 'platform', '', false],
    ['127.0.0.1:3000', 'platform', '', false],
    ['fresh.localhost:3000', 'tenant', 'fresh', false],
    ['FRESH.Localhost.', 'tenant', 'fresh', false],
    ['larder.example', 'platform', '', false],
    ['www.larder.example', 'platform', 'www', false],
    ['api.larder.example', 'platform', 'api', false],
    ['admin.larder.example', 'platform', 'admin', false],
    ['dashboard.larder.example', 'platform', 'dashboard', false],
    ['app.larder.example', 'platform', 'app', false],
    ['mail.larder.example', 'platform', 'mail', false],
    ['ftp.larder.example', 'platform', 'ftp', false],
    ['fresh.larder.example', 'tenant', 'fresh', false],
    ['wwwfresh.larder.example', 'tenant', 'wwwfresh', false],
    ['evillarder.example', 'tenant', '', true],
    ['greens.example', 'tenant', '', true],
    ['shop.greens.example', 'tenant', '', true],
  ])('%s is of type %s with the slug %s', (host, type, slug, customDomain) => {
    const identity = classifyHost(host, 'larder.example');
    expect(identity).toMatchObject({ type, customDomain });
    if (type === 'tenant') expect(identity.slug).toBe(slug);
  });

  it('is local for localhost, its subdomains and 127.0.0.1 only', () => {
    expect(['localhost:3000', 'fresh.localhost', '127.0.0.1'].every(isLocalHost)).toBe(true);
    expect(['notlocalhost', 'localhost.evil.example'].some(isLocalHost)).toBe(false);
  });
});

describe('the source of the tenant', () => {
  const cookies: Record<string, string> = {
    'tenant-type': 'tenant',
    'tenant-domain': 'fresh.localhost',
    'tenant-id': 'c',
    'tenant-slug': 'fresh',
    'tenant-data': '{"name":"Of cookies"}',
  };
  const metas: Record<string, string> = {
    'x-tenant-type': 'tenant',
    'x-tenant-data': '{"id":"m","slug":"meta"}',
  };
  const sources = (changes: Partial<IdentitySources>): IdentitySources => ({
    host: 'fresh.localhost:3000',
    rootDomain: 'localhost',
    cookie: (name) => cookies[name] ?? null,
    meta: (name) => metas[name] ?? null,
    ...changes,
  });

  it('is the cookies first, then the meta tags, then the host', () => {
    const none = () => null;
    expect(detectIdentity(sources({}))).toMatchObject({ detectionMethod: 'cookies', name: 'Of cookies' });
    expect(detectIdentity(sources({ cookie: none }))).toMatchObject({ detectionMethod: 'meta', id: 'm' });
    expect(detectIdentity(sources({ cookie: none, meta: none }))).toMatchObject({
      detectionMethod: 'hostname',
      slug: 'fresh',
    });
  });

  it('is not a cookie of another host or with broken JSON', () => {
    const identity = detectIdentity(sources({ host: 'bakehouse.localhost', meta: () => null }));
    expect(identity).toMatchObject({ detectionMethod: 'hostname', slug: 'bakehouse' });
    const broken: Record<string, string> = { ...cookies, 'tenant-data': '{' };
    expect(detectIdentity(sources({ cookie: (name) => broken[name] ?? null })).name).toBe('');
  });
});

describe('the tenant context', () => {
  it('is cached for five minutes and then read again', () => {
    jest.useFakeTimers();
    writeTenantMeta(demoBootstrap().tenant);
    configureTenant('localhost');
    expect(getTenantContext().slug).toBe('fresh');
    writeTenantMeta({ ...demoBootstrap().tenant, slug: 'moved' });
    jest.advanceTimersByTime(5 * 60_000 - 1);
    expect(getTenantContext().slug).toBe('fresh');
    jest.advanceTimersByTime(1);
    expect(getTenantContext().slug).toBe('moved');
    jest.useRealTimers();
  });

  it('takes the role from the session, or else from its cookie', () => {
    signInAs(customer());
    expect(document.cookie).toContain('user-role=CUSTOMER');
    expect(getTenantContext().userRole).toBe('CUSTOMER');
    signInAs(null);
    expect(document.cookie).not.toContain('user-role');
    expect(getTenantContext()).toMatchObject({ userRole: '', permissions: [] });
  });

  it('takes the area from the path and the permissions from the session', () => {
    writeTenantMeta(demoBootstrap().tenant);
    configureTenant('localhost');
    signInAs(customer({ permissions: ['p'] }));
    window.history.replaceState(null, '', '/admin/orders');
    expect(getTenantContext()).toMatchObject({
      type: 'tenant',
      subtype: 'admin',
      adminType: 'tenant',
      userRole: 'CUSTOMER',
      permissions: ['p'],
      isLocal: true,
    });
    expect(getTenantContext()).toBe(getTenantContext());
    window.history.replaceState(null, '', '/product/milk');
    expect(getTenantContext()).toMatchObject({ subtype: 'public', adminType: null });
  });

  it.each([
    ['/admin', 'tenant'],
    ['/admin/orders', 'tenant'],
    ['/store-admin', 'tenant'],
    ['/dashboard/admin', 'tenant'],
    ['/portal/x', 'tenant'],
    ['/manage', 'tenant'],
    ['/platform-admin/tenants', 'platform'],
    ['/super-admin', 'platform'],
    ['/system-admin', 'platform'],
    ['/administrator', null],
    ['/search', null],
    ['/', null],
  ])('says that %s belongs to %s', (path, area) => {
    expect(adminArea(path)).toBe(area);
  });
});
