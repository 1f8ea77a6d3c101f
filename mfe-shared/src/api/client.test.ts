import { demoBootstrap, failure, tenantAdmin } from '../testing';
import { beginPage as begin } from '../testing/begin-page';
import { signInAs } from '../testing/test-session';
import { api } from './api';
import { ApiError } from './api-error';
import { apiClient } from './client';

let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs(null);
});

afterEach(() => jest.useRealTimers());

describe('an API request', () => {
  it('carries token, host and tenant', async () => {
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

  it('goes below /api, times out after 60 seconds, and its reply names its tenant', async () => {
    begin('/', { 'GET /health': { a: 1 } });
    expect(apiClient.defaults).toMatchObject({ baseURL: '/api', timeout: 60_000 });
    const response = await apiClient.get('/health');
    expect(response._tenantInfo).toMatchObject({ type: 'tenant', slug: 'fresh', subtype: 'public' });
    expect(response.data).toEqual({ a: 1 });
  });

  it.each([
    ['/admin/orders', 'store', 'tenant_admin'],
    ['/platform-admin/tenants', 'platform', 'platform_admin'],
    ['/platform-admin/tenants', 'store', 'customer'],
    ['/admin/orders', 'platform', 'customer'],
    ['/search', 'store', 'customer'],
  ] as const)('at %s on a host of the %s is a request of a %s', async (path, host, type) => {
    const requests = begin(path, { 'GET /health': {} }, host);
    await api.get('/health');
    expect(requests[0]?.headers['X-User-Type']).toBe(type);
  });

  it('carries no tenant on the platform and no token when signed out', async () => {
    const requests = begin('/', { 'GET /health': {} }, 'platform');
    await api.get('/health');
    expect(requests[0]?.headers).not.toHaveProperty('X-Tenant-Id');
    expect(requests[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('is rejected with the API’s code, fields and request id', async () => {
    begin('/', {
      'POST /auth/logout': {
        status: 400,
        body: { code: 'VALIDATION', message: 'No', details: [{ field: 'a', message: 'b' }], requestId: 'r1' },
      },
    });
    const error = await api.post('/auth/logout').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: [{ field: 'a', message: 'b' }],
      requestId: 'r1',
    });
  });

  it('is logged with address, status, message and duration when it fails or is slow', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => {});
    begin('/', {
      'GET /health': failure(500, 'INTERNAL'),
      'GET /currencies': async () => {
        await jest.advanceTimersByTimeAsync(1500);
        return {};
      },
      'GET /permissions': async () => {
        await jest.advanceTimersByTimeAsync(2500);
        return {};
      },
    });
    await api.get('/health').catch(() => undefined);
    expect(warn).toHaveBeenCalledWith('[larder] request failed', {
      url: '/health',
      status: 500,
      message: 'INTERNAL',
      durationMs: expect.any(Number),
    });
    await api.get('/currencies');
    expect(info).toHaveBeenCalledWith(
      '[larder] slow response',
      expect.objectContaining({ url: '/currencies' }),
    );
    await api.get('/permissions');
    expect(info).toHaveBeenLastCalledWith(
      '[larder] slow request (performance)',
      expect.objectContaining({ url: '/permissions', status: 200, durationMs: expect.any(Number) }),
    );
  });
});
