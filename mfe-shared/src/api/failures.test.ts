import { configureNavigation } from '../navigation';
import { getTenantContext } from '../tenant/tenant-context';
import type { Handlers } from '../testing';
import { failure } from '../testing';
import { beginPage } from '../testing/begin-page';
import { signInAs } from '../testing/test-session';
import { apiClient } from './client';
import { resetGuards } from './failures';

const replace = jest.fn();
const reload = jest.fn();
let undo = () => {};

const begin = (path: string, handlers: Handlers, host?: 'platform') =>
  beginPage(path, handlers, host, 'larder.example');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  undo = configureNavigation({ replace, reload });
  replace.mockClear();
  reload.mockClear();
  signInAs(null);
  resetGuards();
});

afterEach(() => {
  undo();
  jest.useRealTimers();
});

describe('a refused request', () => {
  const refuse = async (path: string, status: number, code: string, url = '/orders', host?: 'platform') => {
    begin(path, { [`GET ${url}`]: failure(status, code) }, host);
    await apiClient.get(url).catch(() => undefined);
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
  ] as const)('with 401 at %s leads to the sign-in page after one second', async (path, host, target) => {
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
    ['/', '/auth/verify'],
    ['/auth/logout', '/orders'],
    ['/login', '/orders'],
    ['/platform-admin/auth/error', '/orders'],
  ])('with 401 at %s for %s does not redirect', async (path, url) => {
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
    ['/admin/orders', 'TENANT_MISMATCH', undefined, '/unauthorized'],
    ['/platform-admin/x', 'TENANT_MISMATCH', 'platform', '/unauthorized'],
    ['/user/dashboard', 'ADMIN_ACCESS_DENIED', undefined, '/unauthorized'],
    ['/', 'PLATFORM_ADMIN_REQUIRED', 'platform', '/unauthorized'],
    ['/user/dashboard', 'TENANT_ADMIN_REQUIRED', undefined, '/unauthorized'],
  ] as const)('with 403 at %s and %s redirects after 1.5 seconds', async (path, code, host, target) => {
    await refuse(path, 403, code, '/orders', host);
    jest.advanceTimersByTime(1499);
    expect(replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledWith(target);
  });

  it.each(['/unauthorized', '/access-denied'])('with 403 at %s does not redirect', async (path) => {
    await refuse(path, 403, 'FORBIDDEN');
    jest.advanceTimersByTime(5000);
    expect(replace).not.toHaveBeenCalled();
  });

  it('for an unknown tenant redirects to the platform after one second', async () => {
    await refuse('/', 404, 'TENANT_NOT_FOUND');
    jest.advanceTimersByTime(1000);
    expect(replace).toHaveBeenCalledWith(
      expect.stringMatching(
        /^http:\/\/larder\.example\/tenant-not-found\?domain=localhost&error=Tenant\+not\+found\+or\+inactive&/,
      ),
    );
  });

  it('for a wrong tenant context reloads after two seconds, a limited number of times', async () => {
    await refuse('/', 400, 'TENANT_REQUIRED');
    jest.advanceTimersByTime(2000);
    expect(reload).toHaveBeenCalledTimes(1);
    await refuse('/', 400, 'TENANT_REQUIRED');
    jest.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('for a wrong tenant context forgets the tenant and allows other redirects again', async () => {
    await refuse('/', 400, 'TENANT_REQUIRED');
    document.querySelector('meta[name="x-tenant-data"]')?.setAttribute('content', '{"slug":"moved"}');
    expect(getTenantContext().slug).toBe('fresh');
    jest.advanceTimersByTime(2000);
    expect(getTenantContext().slug).toBe('moved');
    await apiClient.get('/orders').catch(() => undefined);
    await refuse('/', 401, 'UNAUTHORIZED');
    jest.advanceTimersByTime(1000);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('redirects once, however many requests fail together', async () => {
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
