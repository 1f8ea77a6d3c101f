import { screen } from '@testing-library/react';
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

it('signs an operator in and leads to where they were going', async () => {
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

it('tells why somebody was sent here, and what went wrong', async () => {
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
