import { screen } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { list, noNotifications } from '../../testing/fixtures';
import { everything } from '../../testing/open-admin';

const { user } = tenantAdmin({ permissions: everything });
const token = `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.e30`;

const open = (path: string, handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path,
    handlers: {
      'POST /admin/login': { user, token, refreshToken: 'a-refresh-token-of-some-length' },
      'GET /orders': list([], { counts: {} }),
      'GET /notification': noNotifications,
      ...handlers,
    },
    translations: loadTranslations,
  });

const signIn = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.type(await screen.findByLabelText('E-mail'), 'owner@fresh.test');
  await page.user.type(screen.getByLabelText('Password'), 'Larder-demo-1');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('the staff sign-in page leads to the page the person wanted', async () => {
  const page = await open(`/admin/auth/login?returnUrl=${encodeURIComponent('/admin/orders?status=packed')}`);
  await signIn(page);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(page.router.state.location).toMatchObject({ pathname: '/admin/orders', search: '?status=packed' });
  expect(await screen.findByText('Welcome back, Olive Owner!')).toBeInTheDocument();
  const login = page.requests.find(({ path }) => path === '/admin/login');
  expect(login?.body).toEqual({ email: 'owner@fresh.test', password: 'Larder-demo-1' });
});

it('the staff sign-in page never redirects to another host', async () => {
  const page = await open('/admin/auth/login?returnUrl=https://evil.example/');
  await signIn(page);
  await screen.findByText('Welcome back, Olive Owner!');
  expect(page.router.state.location.pathname).toBe('/admin/dashboard');
});

it('a failed staff sign-in shows what was wrong and keeps the typed e-mail', async () => {
  const page = await open('/admin/auth/login', { 'POST /admin/login': failure(401, 'INVALID_CREDENTIALS') });
  await signIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.');
  expect(screen.getByRole('status')).toHaveTextContent('E-mail or password is wrong.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('owner@fresh.test');
});

it('the staff sign-in form reports missing fields without asking the server', async () => {
  const page = await open('/admin/auth/login');
  await page.user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your e-mail address.')).toBeInTheDocument();
  expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  ['unauthorized', /Your session has ended/],
  ['access_denied', /has no access to the back office/],
  ['insufficient_permissions', /needs more rights/],
])('the staff sign-in page explains error=%s', async (error, words) => {
  await open(`/admin/auth/login?error=${error}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('a signed-in person can continue on the staff sign-in page or sign in as somebody else', async () => {
  await renderRoutes(createRoutes, {
    path: '/admin/auth/login?redirect=/admin/coming-soon',
    session: tenantAdmin({ permissions: everything }),
    handlers: { 'GET /notification': noNotifications },
    translations: loadTranslations,
  });
  expect(await screen.findByText(/You are signed in as owner@fresh.test/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on as this user' })).toHaveAttribute(
    'href',
    '/admin/coming-soon',
  );
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
});

it.each([
  ['signup', 'Join Fresh Corner'],
  ['forgot-password', 'Forgot your password?'],
  ['reset-password', 'Choose a new password'],
  ['verify-request', 'Confirm your e-mail'],
  ['error', 'Signing in did not work'],
])('the staff page %s has its heading and title', async (page, title) => {
  await open(`/admin/auth/${page}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Fresh Corner`);
  expect(screen.getByRole('link', { name: 'Go to the shop of Fresh Corner' })).toHaveAttribute('href', '/');
});

it('the logout page leads a visitor who is not signed in to the sign-in page', async () => {
  const page = await open('/admin/auth/logout');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(page.router.state.location.pathname).toBe('/admin/auth/login');
});

it('the staff sign-up page explains that it needs an invitation', async () => {
  await open('/admin/auth/signup');
  expect(await screen.findByText(/Ask the owner of the store for one/)).toBeVisible();
});

it('the forgot-password page sends a link to staff', async () => {
  const page = await open('/admin/auth/forgot-password', {
    'POST /auth/forgot-password': { success: true },
  });
  await page.user.type(await screen.findByLabelText('E-mail'), 'owner@fresh.test{Enter}');
  expect(await screen.findByText(/If there is an account for owner@fresh.test/)).toBeVisible();
  expect(page.requests.at(-1)?.body).toEqual({ email: 'owner@fresh.test', loginType: 'tenantAdmin' });
});

it.each(['login', 'signup', 'forgot-password', 'reset-password', 'verify-request', 'error'])(
  'the %s page has a heading, which is in the tab, too, and a way out',
  async (page) => {
    await open(`/admin/auth/${page}`);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).not.toBeEmptyDOMElement();
    expect(document.title).toBe(`${heading.textContent} · Fresh Corner`);
    expect(screen.getByRole('link', { name: 'Go to the shop of Fresh Corner' })).toHaveAttribute('href', '/');
  },
);
