import { configureNavigation } from '../navigation';
import { configureTenant } from '../tenant/tenant-context';
import { demoBootstrap, failure, tenantAdmin } from '../testing';
import { fakeApi } from '../testing/fake-api';
import { writeTenantMeta } from '../testing/tenant-meta';
import { signInAs } from '../testing/test-session';
import { adminClient } from './admin-client';
import { api } from './api';
import { ApiError } from './api-error';
import { auditLog } from './audit';
import { apiClient } from './client';
import { resetGuards } from './failures';

const replace = jest.fn();
const reload = jest.fn();
let undo = () => {};
let warn: jest.SpyInstance;

function begin(
  path: string,
  handlers: Parameters<typeof fakeApi>[0] = {},
  host: 'store' | 'platform' = 'store',
) {
  window.history.replaceState(null, '', path);
  writeTenantMeta(demoBootstrap({}, host).tenant);
  configureTenant('larder.example');
  return fakeApi(handlers);
}

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  undo = configureNavigation({ replace, reload });
  replace.mockClear();
  reload.mockClear();
  sessionStorage.clear();
  signInAs(null);
  resetGuards();
});

afterEach(() => {
  undo();
  jest.useRealTimers();
});

describe('every request', () => {
  it('says who asks, where and in which store', async () => {
    const requests = begin('/admin/orders?page=2', { 'GET /orders': {} });
    signInAs(tenantAdmin());
    await api.get('/orders');
    expect(requests[0]?.headers).toMatchObject({
      Authorization: expect.stringMatching(/^Bearer .+/),
      company: 'fresh',
      'X-Tenant-Detection-Method': 'meta',
      'X-Tenant-Type': 'tenant',
      'X-Tenant-Subtype': 'admin',
      'X-Request-Source': 'browser',
      'X-Timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      'X-Admin-Type': 'tenant',
      'X-User-Role': 'TENANT_ADMIN',
      'X-User-Type': 'tenant_admin',
      'X-Admin-Context': 'true',
      'X-Current-Url': 'http://localhost/admin/orders?page=2',
      'X-Origin': 'http://localhost',
      'X-Pathname': '/admin/orders',
      'X-Tenant-Domain': 'fresh.localhost',
      'X-Tenant-Id': demoBootstrap().tenant.id,
      'X-Tenant-Slug': 'fresh',
      'X-Tenant-Name': 'Fresh%20Corner',
      'X-Custom-Domain': 'false',
    });
  });

  it('goes below /api, has 60 seconds, and its reply says in which tenant it was', async () => {
    begin('/', { 'GET /x': { a: 1 } });
    expect(apiClient.defaults).toMatchObject({ baseURL: '/api', timeout: 60_000 });
    const response = await apiClient.get('/x');
    expect(response._tenantInfo).toMatchObject({ type: 'tenant', slug: 'fresh', subtype: 'public' });
    expect(response.data).toEqual({ a: 1 });
  });

  it('carries no tenant on the platform and no token when signed out', async () => {
    const requests = begin('/', { 'GET /x': {} }, 'platform');
    await api.get('/x');
    expect(requests[0]?.headers).not.toHaveProperty('X-Tenant-Id');
    expect(requests[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('rejects with the code, the fields and the request id of the API', async () => {
    begin('/', {
      'POST /orders': {
        status: 400,
        body: { code: 'VALIDATION', message: 'No', details: [{ field: 'a', message: 'b' }], requestId: 'r1' },
      },
    });
    const error = await api.post('/orders', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: [{ field: 'a', message: 'b' }],
      requestId: 'r1',
    });
  });

  it('logs a failure with address, status, message and duration, and a slow reply', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => {});
    begin('/', {
      'GET /bad': failure(500, 'INTERNAL'),
      'GET /slow': async () => {
        await jest.advanceTimersByTimeAsync(1500);
        return {};
      },
    });
    await api.get('/bad').catch(() => undefined);
    expect(warn).toHaveBeenCalledWith('[larder] request failed', {
      url: '/bad',
      status: 500,
      message: 'INTERNAL',
      durationMs: expect.any(Number),
    });
    await api.get('/slow');
    expect(info).toHaveBeenCalledWith('[larder] slow response', expect.objectContaining({ url: '/slow' }));
  });
});

describe('a refused request', () => {
  const refuse = async (path: string, status: number, code: string, url = '/orders', host?: 'platform') => {
    begin(path, { [`GET ${url}`]: failure(status, code) }, host);
    await api.get(url).catch(() => undefined);
  };

  it.each([
    [
      '/user/my-orders?page=2',
      undefined,
      '/auth/login?error=unauthorized&returnUrl=%2Fuser%2Fmy-orders%3Fpage%3D2',
    ],
    ['/admin/orders', undefined, '/admin/auth/login?error=unauthorized&returnUrl=%2Fadmin%2Forders'],
    [
      '/platform-admin/tenants',
      'platform',
      '/platform-admin/auth/login?error=unauthorized&returnUrl=%2Fplatform-admin%2Ftenants',
    ],
  ] as const)('with 401 at %s leads to the sign-in page after a second', async (path, host, target) => {
    await refuse(path, 401, 'UNAUTHORIZED', '/orders', host);
    jest.advanceTimersByTime(999);
    expect(replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledWith(target);
  });

  it.each([
    ['/auth/login', '/orders'],
    ['/admin/auth/login', '/orders'],
    ['/', '/customer/login'],
    ['/', '/auth/refresh'],
    ['/', '/auth/session'],
  ])('with 401 at %s for %s stays', async (path, url) => {
    await refuse(path, 401, 'UNAUTHORIZED', url);
    jest.advanceTimersByTime(5000);
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['/admin/orders', 'ADMIN_ACCESS_DENIED', undefined, '/admin/auth/login?error=access_denied'],
    [
      '/platform-admin/x',
      'ADMIN_ACCESS_DENIED',
      'platform',
      '/platform-admin/auth/login?error=access_denied',
    ],
    [
      '/admin/orders',
      'PLATFORM_ADMIN_REQUIRED',
      undefined,
      '/platform-admin/auth/login?error=insufficient_permissions',
    ],
    ['/admin/orders', 'TENANT_ADMIN_REQUIRED', undefined, '/admin/auth/login?error=insufficient_permissions'],
    ['/admin/orders', 'FORBIDDEN', undefined, '/unauthorized'],
    ['/user/dashboard', 'TENANT_ADMIN_REQUIRED', undefined, '/unauthorized'],
  ] as const)('with 403 at %s and %s leads on after 1.5 seconds', async (path, code, host, target) => {
    await refuse(path, 403, code, '/orders', host);
    jest.advanceTimersByTime(1499);
    expect(replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledWith(target);
  });

  it.each(['/unauthorized', '/access-denied'])('with 403 at %s stays', async (path) => {
    await refuse(path, 403, 'FORBIDDEN');
    jest.advanceTimersByTime(5000);
    expect(replace).not.toHaveBeenCalled();
  });

  it('for an unknown tenant leads to the platform after a second', async () => {
    await refuse('/', 404, 'TENANT_NOT_FOUND');
    jest.advanceTimersByTime(1000);
    expect(replace).toHaveBeenCalledWith(
      expect.stringMatching(
        /^http:\/\/larder\.example\/tenant-not-found\?domain=localhost&error=Tenant\+not\+found\+or\+inactive&/,
      ),
    );
  });

  it('for a wrong tenant context reloads after two seconds, but not for ever', async () => {
    await refuse('/', 400, 'TENANT_REQUIRED');
    jest.advanceTimersByTime(2000);
    expect(reload).toHaveBeenCalledTimes(1);
    await refuse('/', 400, 'TENANT_REQUIRED');
    jest.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('sends about once, however many requests fail together', async () => {
    await refuse('/', 401, 'UNAUTHORIZED');
    await refuse('/', 403, 'FORBIDDEN');
    jest.advanceTimersByTime(2900);
    expect(replace).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(200);
    await refuse('/', 403, 'FORBIDDEN');
    jest.advanceTimersByTime(1500);
    expect(replace).toHaveBeenCalledTimes(2);
  });
});

describe("the administrators' client", () => {
  it('refuses outside of the administrators’ areas', async () => {
    const requests = begin('/search');
    await expect(adminClient.get('/orders')).rejects.toThrow('Admin context required for this operation');
    await expect(adminClient.bulk('hide', [1])).rejects.toThrow('Admin context required for bulk operations');
    expect(requests).toEqual([]);
  });

  it('flags its calls, and counts what a bulk call holds', async () => {
    const requests = begin('/admin/products', { 'DELETE /products/1': {}, 'POST /admin/bulk/hide': {} });
    await adminClient.delete('/products/1');
    expect(requests[0]?.headers).toMatchObject({ 'X-Admin-Operation': 'true', 'X-Admin-Type': 'tenant' });
    await adminClient.bulk('hide', ['a', 'b']);
    expect(requests[1]?.headers).toMatchObject({ 'X-Bulk-Operation': 'true', 'X-Bulk-Count': '2' });
    expect(requests[1]?.body).toMatchObject({
      items: ['a', 'b'],
      operation: 'hide',
      adminContext: { slug: 'fresh' },
    });
  });

  it('writes at most one audit entry a second and ignores its failure', async () => {
    const requests = begin('/admin/products', { 'POST /admin/audit-log': failure(500, 'INTERNAL') });
    auditLog('opened', { id: 1 });
    auditLog('opened', { id: 2 });
    await jest.advanceTimersByTimeAsync(1000);
    auditLog('opened', { id: 3 });
    await jest.advanceTimersByTimeAsync(10);
    expect(requests.map(({ body }) => (body as { details: unknown }).details)).toEqual([
      { id: 1 },
      { id: 3 },
    ]);
  });
});
