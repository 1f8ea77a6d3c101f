import { screen } from '@testing-library/react';
import type { LoginType } from '../session/session.types';
import type { RenderRoutesOptions } from '../testing/render-routes';
import { renderRoutes } from '../testing/render-routes';
import { customer } from '../testing/test-session';
import { useAuthPage } from './use-auth-page';

const pageFor = (loginType: LoginType, SignUp?: () => string) =>
  function Page() {
    const { page, title, Content } = useAuthPage(loginType, SignUp);
    return (
      <>
        <h1>{`${page}: ${title}`}</h1>
        <Content loginType={loginType} />
      </>
    );
  };

const open = (path: string, Page: () => React.ReactNode, options: Omit<RenderRoutesOptions, 'path'> = {}) =>
  renderRoutes(
    () =>
      ['/auth/login', '/auth/logout', '/admin/auth/signup', '/admin/auth/error'].map((one) => ({
        path: one,
        element: <Page />,
      })),
    { path, ...options },
  );

it.each(['/auth/login', '/auth/login/', '/auth/Login', '/auth/log%69n'])(
  '%s is the sign-in page',
  async (path) => {
    await open(path, pageFor('customer'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('login: Sign in');
    expect(screen.getByLabelText('E-mail')).toBeVisible();
  },
);

it('the sign-up page is an invitation, unless a remote has a content of its own', async () => {
  const { unmount } = await open('/admin/auth/signup', pageFor('tenantAdmin'));
  expect(await screen.findByText(/invitation/)).toBeVisible();
  unmount();
  await open(
    '/admin/auth/signup',
    pageFor('tenantAdmin', () => 'No sign-up here'),
  );
  expect(await screen.findByText(/No sign-up here/)).toBeVisible();
});

it.each([
  ['en', 'Sign out'],
  ['de', 'Abmelden'],
  ['fr', 'Se déconnecter'],
] as const)(
  'in %s the sign-out page says what its button does, not that it happens already',
  async (language, title) => {
    await open('/auth/logout', pageFor('customer'), { language, session: customer() });
    expect(await screen.findByText(/ann@fresh.test/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`logout: ${title}`);
  },
);
