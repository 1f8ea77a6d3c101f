import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from 'mfe-shared';
import { session } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Link, RouterProvider } from 'react-router-dom';
import { RemoteError } from '../remotes/remote-error';
import type { Remotes } from '../remotes/remotes';
import { knowPresent } from '../updates/reload-if-newer';
import { firstPage } from './first-page';
import type { SharedApp } from './router';
import { createShellRouter } from './router';

const shop: RouteObject[] = [
  { path: '/', element: <Link to="/admin/orders">Orders</Link> },
  { path: '/product/:slug', element: <h1>Product</h1> },
  { path: '*', element: <h1>Nothing in this shop</h1> },
];

/** A remote that names its paths in its release. */
const reports = { build: 'b1', entry: '/e.js', global: 'g', paths: ['/reports'] };

const places = {
  'mfe-storefront': { ...reports, paths: ['/'] },
  'mfe-store-admin': { ...reports, paths: ['/admin', '/store-admin'] },
  'mfe-platform-admin': { ...reports, paths: ['/platform-admin'] },
};

const AboutUs = () => <h1>About us</h1>;

const breakable = { broken: true };

function Breakable() {
  if (breakable.broken) throw new Error('broken');
  return <h1>Fine</h1>;
}

beforeAll(() => {
  document.head.innerHTML = '<meta name="x-tenant-type" content="tenant">';
});

function remoteOf(routes: RouteObject[]): RemoteModule {
  return { createRoutes: () => routes, loadTranslations: async () => ({}) };
}

/** Remotes by name; a function is asked at each attempt. */
async function open(path: string, modules: Record<string, RemoteModule | (() => RemoteModule)>) {
  window.history.replaceState(null, '', path);
  const asked: string[] = [];
  const remotes = {
    load: (async (name: string, _expose: string, start: (module: unknown) => unknown) => {
      asked.push(name);
      const module = modules[name];
      return start(typeof module === 'function' ? module() : module);
    }) as Remotes['load'],
    composition: () => ({ id: 'c1', shell: 's1', remotes: { ...places, 'mfe-reports': reports } }),
  } as Partial<Remotes> as Remotes;
  const queryClient = new QueryClient();
  const shared = {
    queryClient,
    tenant: { id: 't1' },
    addTranslations: async () => {},
    followPath: async () => {},
  } as unknown as SharedApp;
  const report = jest.fn();
  const router = createShellRouter({
    remotes,
    shared,
    tenant: 'tenant',
    sessionRestored: Promise.resolve(),
    updates: { learn: () => {}, beforePage: () => {}, latestId: () => 'c1' },
    report,
  });
  await firstPage(router);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, router, report };
}

it('a remote is loaded once, when the first of its paths is opened', async () => {
  const { asked, router } = await open('/', { 'mfe-storefront': remoteOf(shop) });
  await screen.findByRole('link', { name: 'Orders' });
  await act(() => router.navigate('/product/tomatoes'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Product');
  await act(() => router.navigate('/no-such-page'));
  expect(await screen.findByRole('heading')).toHaveTextContent('Nothing in this shop');
  expect(asked).toEqual(['mfe-storefront']);
});

it('opening the same address again, as Retry does, first checks whether the failed build was rolled back', async () => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async () => ({ json: async () => ({ id: 'failed' }) }) as Response);
  knowPresent({ id: () => 'failed' });
  const { router } = await open('/', { 'mfe-storefront': remoteOf(shop) });
  await act(() => router.navigate('/product/tomatoes'));
  await act(() => router.navigate('/product/tomatoes?a=b'));
  expect(fetch).not.toHaveBeenCalled();
  await act(() => router.navigate('/product/tomatoes?a=b', { replace: true }));
  expect(fetch).toHaveBeenCalledWith('/live/composition', expect.anything());
  expect(await screen.findByRole('heading')).toHaveTextContent('Product');
});

it('a back-office path is preferred to a shop page that matches every path', async () => {
  const signIn = remoteOf([{ path: '/admin/auth/login', element: <h1>Sign in</h1> }]);
  const { asked, router } = await open('/no-such-page', {
    'mfe-storefront': remoteOf(shop),
    'mfe-store-admin': signIn,
  });
  await screen.findByRole('heading', { name: 'Nothing in this shop' });
  await act(() => router.navigate('/admin/auth/login'));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(asked).toEqual(['mfe-storefront', 'mfe-store-admin']);
});

it('the pages of a new remote are found by its record', async () => {
  const { asked, router } = await open('/no-such-page', {
    'mfe-storefront': remoteOf(shop),
    'mfe-reports': remoteOf([{ path: '/reports', element: <h1>Reports</h1> }]),
  });
  await screen.findByRole('heading', { name: 'Nothing in this shop' });
  await act(() => router.navigate('/reports'));
  await screen.findByRole('heading', { name: 'Reports' });
  expect(asked).toEqual(['mfe-storefront', 'mfe-reports']);
});

it('a visitor who is not signed in is redirected to the sign-in page before the page requests data', async () => {
  const loader = jest.fn(() => null);
  const admin = remoteOf([
    { path: '/admin/orders', loader, element: <h1>Orders</h1> },
    { path: '/admin/auth/login', element: <h1>Sign in</h1> },
  ]);
  const { router } = await open('/admin/orders?status=pending', { 'mfe-store-admin': admin });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(router.state.location.search).toBe('?redirect=%2Fadmin%2Forders%3Fstatus%3Dpending');
  expect(loader).not.toHaveBeenCalled();
});

it('a visitor without the permission for an area is told so, and none of its data is requested', async () => {
  const loader = jest.fn(() => null);
  const admin = remoteOf([{ path: '/admin/orders', loader, element: <h1>Orders</h1> }]);
  const shopper = { id: 'u1', role: 'CUSTOMER', tenantId: 't1', permissions: [] as string[] };
  jest.spyOn(session, 'getState').mockReturnValue({
    ...session.getState(),
    isLoading: false,
    isAuthenticated: true,
    user: shopper as never,
  });
  await open('/admin/orders', { 'mfe-store-admin': admin });
  expect(await screen.findByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  expect(loader).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin/auth/login');
  jest.restoreAllMocks();
});

it('cookies name the visitor’s area, also after a navigation', async () => {
  const { router } = await open('/', {
    'mfe-storefront': remoteOf(shop),
    'mfe-store-admin': remoteOf([{ path: '/admin/auth/login', element: <h1>Sign in</h1> }]),
  });
  expect(document.cookie).toContain('tenant-subtype=public');
  expect(document.cookie).not.toContain('admin-type');
  await act(() => router.navigate('/admin/auth/login'));
  expect(document.cookie).toContain('tenant-subtype=admin');
  expect(document.cookie).toContain('admin-type=tenant');
  await act(() => router.navigate('/'));
  expect(document.cookie).not.toContain('admin-type');
});

it.each([
  ['/manage/orders/4?status=packed&q=a%20b', '/admin/orders/4?status=packed&q=a%20b'],
  ['/portal', '/admin'],
  ['/dashboard/admin/products/edit/7', '/admin/products/edit/7'],
  ['/super-admin/tenants/4?tab=domains', '/platform-admin/tenants/4?tab=domains'],
  ['/system-admin/auth/login', '/platform-admin/auth/login'],
])('the path %s leads to %s', async (path, target) => {
  const page = remoteOf([{ path: '*', element: <h1>Here</h1> }]);
  const { router } = await open(path, { 'mfe-store-admin': page, 'mfe-platform-admin': page });
  const { pathname, search } = router.state.location;
  const redirected = new URLSearchParams(search).get('redirect');
  expect(redirected ?? pathname + search).toBe(target);
});

it('a remote that failed to load is loaded again by Retry', async () => {
  let down = true;
  const { asked } = await open('/', {
    'mfe-storefront': () => {
      if (down) throw new RemoteError('mfe-storefront', 'b1', 'entry', new Error('503'));
      return remoteOf(shop);
    },
  });
  await screen.findByText('mfe-storefront · b1 · entry');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Orders' });
  expect(asked).toEqual(['mfe-storefront', 'mfe-storefront']);
});

it('a page whose chunk failed to load is loaded again by Retry', async () => {
  let down = true;
  const lazy = async () => {
    if (down) throw new Error('Loading chunk 7 failed.');
    return { Component: AboutUs };
  };
  const { report } = await open('/about-us', { 'mfe-storefront': remoteOf([{ path: '/about-us', lazy }]) });
  await screen.findByRole('alert');
  expect(report).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'About us' });
});

it('an error while rendering stays inside its own area', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('/page', { 'mfe-storefront': remoteOf([{ path: '/page', Component: Breakable }]) });
  await screen.findByRole('heading', { name: 'This part of the page could not be loaded' });
  breakable.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Fine' });
});

it('an address that no remote knows shows the not-found page', async () => {
  await open('/nowhere', { 'mfe-storefront': remoteOf([{ path: '/', element: <p>Home</p> }]) });
  await screen.findByRole('heading', { name: 'Page is not found!' });
});
