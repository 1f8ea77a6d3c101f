import { screen, waitFor } from '@testing-library/react';
import { failure, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const options = { translations: loadTranslations, host: 'platform' as const };
const user = {
  id: '0199a000-0000-7000-8000-000000000009',
  name: 'Pat',
  email: 'pat@larder.test',
  image: null,
  role: 'PLATFORM_ADMIN',
  tenantId: null,
  permissions: [],
};
const token = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.x`;

it('the platform’s sign-in page leads an operator to the page they wanted', async () => {
  const page = await renderRoutes(createRoutes, {
    ...options,
    path: '/platform-admin/auth/login?returnUrl=%2Fplatform-admin%2Fsupport',
    handlers: { 'POST /platform/admin/login': { user, token, refreshToken: 'r'.repeat(43) } },
  });
  await page.user.type(await screen.findByLabelText(/mail/), 'pat@larder.test');
  await page.user.type(screen.getByLabelText(/^Password/), 'Larder-demo-1');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Welcome back, Pat!')).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe('/platform-admin/support');
});

it('the platform’s sign-in page says why a visitor was sent there and keeps the typed e-mail', async () => {
  const page = await renderRoutes(createRoutes, {
    ...options,
    path: '/platform-admin/auth/login?error=access_denied',
    handlers: { 'POST /platform/admin/login': failure(401, 'INVALID_CREDENTIALS') },
  });
  expect(await screen.findByText('This area is for platform administrators.')).toBeInTheDocument();
  await page.user.type(screen.getByLabelText(/mail/), 'pat@larder.test');
  await page.user.type(screen.getByLabelText(/^Password/), 'wrong');
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('textbox', { name: /mail/ })).toHaveValue('pat@larder.test');
  expect(page.router.state.location.pathname).toBe('/platform-admin/auth/login');
});

it.each([
  ['/platform-admin/auth/signup', 'Operator accounts'],
  ['/platform-admin/auth/forgot-password', 'Forgot your password?'],
  ['/platform-admin/auth/reset-password', 'Choose a new password'],
  ['/platform-admin/auth/verify-request', 'Confirm your e-mail'],
  ['/platform-admin/auth/error', 'Signing in did not work'],
  ['/platform-admin/auth/logout', 'Platform sign-in'],
  ['/auth/error', 'Signing in did not work'],
])('the platform has the page %s', async (path, title) => {
  await renderRoutes(createRoutes, { ...options, path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(title);
});

it.each(['/auth/login', '/auth/logout'])(
  'a shop’s sign-in path on the platform’s host leads to a page of the platform: %s',
  async (path) => {
    const page = await renderRoutes(createRoutes, { ...options, path });
    const expected = path === '/auth/login' ? '/auth/signin' : '/platform-admin/auth/login';
    await waitFor(() => expect(page.router.state.location.pathname).toBe(expected));
  },
);

it('the platform’s forgot-password page sends a link to operators', async () => {
  const page = await renderRoutes(createRoutes, {
    ...options,
    path: '/platform-admin/auth/forgot-password',
    handlers: { 'POST /auth/forgot-password': { success: true } },
  });
  await page.user.type(await screen.findByLabelText('E-mail'), 'pat@larder.test{Enter}');
  expect(await screen.findByText(/If there is an account for pat@larder.test/)).toBeVisible();
  expect(page.requests.at(-1)?.body).toEqual({ email: 'pat@larder.test', loginType: 'platformAdmin' });
});

it.each(['login', 'signup', 'forgot-password', 'reset-password', 'verify-request', 'error'])(
  'the %s page has a heading, which is in the tab, too, and a way out',
  async (page) => {
    await renderRoutes(createRoutes, { ...options, path: `/platform-admin/auth/${page}` });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).not.toBeEmptyDOMElement();
    expect(document.title).toBe(heading.textContent);
    expect(screen.getByRole('link', { name: 'Sign in to your store instead' })).toHaveAttribute(
      'href',
      '/auth/signin',
    );
  },
);

it.each([
  ['/auth/error', '/auth/login'],
  ['/platform-admin/auth/error', '/platform-admin/auth/login'],
])('a failed sign-in at %s can be tried again at %s', async (path, signIn) => {
  await renderRoutes(createRoutes, { ...options, path });
  expect(await screen.findByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', signIn);
});
