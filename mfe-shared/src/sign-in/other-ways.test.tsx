import { startAuthentication } from '@simplewebauthn/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { configureNavigation } from '../navigation';
import { session } from '../session/session';
import type { Handlers } from '../testing';
import { failure, renderRoutes, tenantAdmin } from '../testing';
import { fakeToken } from '../testing/test-session';
import { ProviderReturn } from './provider-return';
import { SignInForm } from './sign-in-form';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: jest.fn(),
}));
const answers = jest.mocked(startAuthentication);

const olive = tenantAdmin();
const entry = { user: olive.user, token: fakeToken(Date.now() + 86_400_000), refreshToken: 'r' };
const provider = { label: 'Fresh ID', providerOnly: false };
const signed = { id: 'passkey' } as never;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

const open = (path: string, handlers: Handlers) =>
  renderRoutes(
    () => [
      { path: '/admin/auth/login', element: <SignInForm loginType="tenantAdmin" /> },
      { path: '/admin/auth/provider', element: <ProviderReturn /> },
      { path: '/platform-admin/auth/login', element: <SignInForm loginType="platformAdmin" /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { path, handlers: { 'GET /auth/sign-in-provider': { provider: null }, ...handlers } },
  );
const login = '/admin/auth/login?returnUrl=%2Fadmin%2Forders';

it('a passkey alone signs a colleague in, and they go on where they wanted', async () => {
  answers.mockResolvedValueOnce(signed);
  const page = await open(login, {
    'POST /auth/passkey/begin': { challenge: 'c' },
    'POST /auth/passkey/finish': entry,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe('/admin/orders');
  expect(page.requests.find(({ path }) => path.endsWith('/finish'))?.body).toEqual({
    ...{ as: 'staff', response: signed },
  });
});

it('a passkey that was not used is no error, and the password is still there', async () => {
  answers.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  const page = await open('/platform-admin/auth/login', { 'POST /auth/passkey/begin': { challenge: 'c' } });
  await page.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByText(/No passkey was used/)).toBeInTheDocument();
  expect(page.requests.at(-1)?.body).toEqual({ as: 'operator' });
  expect(screen.getByLabelText('Password')).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Fresh ID/ })).not.toBeInTheDocument();
});

describe('the store’s provider', () => {
  const goAway = async (handlers: Handlers = {}) => {
    const assign = jest.fn();
    const undo = configureNavigation({ assign });
    const page = await open(login, {
      'GET /auth/sign-in-provider': { provider },
      'POST /auth/sign-in-provider/begin': { url: 'https://id.fresh.test/auth?state=s' },
      ...handlers,
    });
    await page.user.click(await screen.findByRole('button', { name: 'Sign in with Fresh ID' }));
    return { ...page, assign, undo };
  };

  it('signs a colleague in who comes back, and they go on where they wanted', async () => {
    const { assign, undo, ...page } = await goAway({ 'POST /auth/sign-in-provider/finish': entry });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.fresh.test/auth?state=s'));
    undo();
    await act(() => page.router.navigate('/admin/auth/provider?code=c&state=s'));
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
    expect(page.router.state.location.pathname).toBe('/admin/orders');
    expect(page.requests.filter(({ path }) => path.endsWith('/finish'))).toEqual([
      expect.objectContaining({ body: { answer: 'code=c&state=s' } }),
    ]);
  });

  it('that cannot be reached is named as the cause', async () => {
    const { undo, assign } = await goAway({
      'POST /auth/sign-in-provider/begin': failure(502, 'PROVIDER_DOWN'),
    });
    expect(await screen.findByText(/cannot be reached at the moment/)).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
    undo();
  });

  it('does not leave its answer in the address, and an account that is not there leads back', async () => {
    const page = await open('/admin/auth/provider?code=c&state=s', {
      'POST /auth/sign-in-provider/finish': failure(409, 'PROVIDER_NO_ACCOUNT'),
    });
    expect(await screen.findByText(/no account here for you/)).toBeInTheDocument();
    expect(page.router.state.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      '/admin/auth/login',
    );
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('is followed by the second step of the account', async () => {
    const ticket = 's.a-ticket-of-21-letters';
    await open('/admin/auth/provider?code=c&state=s', {
      'POST /auth/sign-in-provider/finish': {
        ...{ status: 202, body: { secondFactor: { ticket, ways: ['totp', 'recovery'] } } },
      },
    });
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  });
});
