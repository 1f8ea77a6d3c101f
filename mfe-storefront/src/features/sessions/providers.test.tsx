import { screen, waitFor } from '@testing-library/react';
import { configureNavigation } from 'mfe-shared';
import type { LayerHandlers } from 'mfe-shared/testing';
import { customer, failure, fakeSignInLayer } from 'mfe-shared/testing';
import { renderShop } from '../../testing/render-shop';

const providers = {
  credentials: { id: 'credentials', name: 'Password', type: 'credentials' },
  google: { id: 'google', name: 'Google', type: 'oidc' },
  oidc: { id: 'oidc', name: 'Vereinsausweis', type: 'oidc' },
};
const known = {
  user: { name: 'Ann', email: 'ann@fresh.test' },
  expires: '2027-01-01T00:00:00.000Z',
  provider: 'google',
};
const reply = {
  user: customer().user,
  access_token: 'header.eyJleHAiOjQxMDI0NDQ4MDB9.signature',
  refresh_token: 'refresh',
};
const assign = jest.fn();

let layer: ReturnType<typeof fakeSignInLayer>;
let undo = () => {};

function open(path: string, handlers: LayerHandlers = {}, api: object = {}) {
  layer = fakeSignInLayer({ 'GET providers': providers, ...handlers });
  return renderShop({ path, handlers: { ...(api as object) } });
}

beforeEach(() => {
  jest.clearAllMocks();
  undo = configureNavigation({ assign });
});
afterEach(() => {
  layer.restore();
  undo();
});

describe('signing in with an identity provider', () => {
  it('is offered for the configured providers only', async () => {
    await open('/auth/login');
    const ways = await screen.findByRole('region', { name: 'Other ways to sign in' });
    expect([...ways.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      'Continue with Google',
      'Continue with Vereinsausweis',
    ]);
  });

  it('is not shown when no provider is configured', async () => {
    await open('/auth/login', { 'GET providers': { credentials: providers.credentials } });
    expect(await screen.findByLabelText('Password')).toBeVisible();
    await waitFor(() =>
      expect(layer.requests.map(({ route }) => route).sort()).toEqual(['providers', 'session']),
    );
    expect(screen.queryByRole('region', { name: 'Other ways to sign in' })).toBeNull();
  });

  it('sends no request to the sign-in layer on other pages', async () => {
    await open('/search');
    expect(await screen.findByRole('heading', { name: 'All products' })).toBeVisible();
    expect(layer.requests).toEqual([]);
  });

  it('redirects to the provider with a way back to the page the shopper wanted', async () => {
    const url = 'https://accounts.google.com/o/oauth2/auth?state=1';
    const { user } = await open('/auth/signup?redirect=%2Fcheckout', { 'POST signin/google': { url } });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(layer.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      callbackUrl: '/auth/login?oauth=google&returnUrl=%2Fcheckout',
      csrfToken: 'csrf-token',
    });
  });

  it('can be tried again after a refusal or after the shopper came back without signing in', async () => {
    let refused = true;
    const { user } = await open('/auth/login', {
      'POST signin/google': () => (refused ? failure(429, 'TOO_MANY_REQUESTS') : { url: 'https://x.test/' }),
    });
    const button = await screen.findByRole('button', { name: 'Continue with Google' });
    await user.click(button);
    expect(await screen.findByText('Too many tries. Wait a moment.')).toBeVisible();
    refused = false;
    await user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(button).toBeDisabled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(button).toBeEnabled());
  });

  it('ends with a session of the store and continues to the page the shopper wanted', async () => {
    const { requests, router } = await open(
      '/auth/login?oauth=google&returnUrl=%2Fsearch',
      { 'GET session': { ...known, ticket: 'proof' } },
      { 'POST /auth/oauth': reply },
    );
    expect(await screen.findByText('Welcome back, Ann!')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'All products' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/search');
    expect(requests.filter(({ path }) => path === '/auth/oauth').map(({ body }) => body)).toMatchObject([
      { provider: 'google', userData: { ticket: 'proof' }, loginType: 'customer' },
    ]);
  });

  it.each([
    ['nobody is known to the layer', {}, 'OAuthCallbackError', /did not sign you in/],
    ['the proof has run out', known, 'TicketExpired', /took too long/],
  ])('shows an error when %s', async (_, session, error, text) => {
    const { router } = await open('/auth/login?oauth=google&returnUrl=%2Fsearch', { 'GET session': session });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('OAuth login failed.');
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(router.state.location.search).toBe(`?error=${error}&returnUrl=%2Fsearch`);
  });

  it('shows why the store did not accept the proof', async () => {
    await open(
      '/auth/login?oauth=google',
      { 'GET session': { ...known, ticket: 'proof' } },
      { 'POST /auth/oauth': () => failure(401, 'OAUTH_FAILED') },
    );
    expect(await screen.findByText('OAuth login failed.')).toBeVisible();
    expect(await screen.findByText(/did not sign you in/)).toBeVisible();
  });

  it.each([
    ['AccountNotLinkedError', /There is an account with this e-mail already/],
    ['EmailUnverifiedError', /has not confirmed your e-mail address/],
    ['OAuthCallbackError', /did not sign you in/],
    ['AccessDenied', /did not let you in/],
    ['MissingCSRF', /open for too long/],
  ])('explains the error %s', async (error, text) => {
    await open(`/auth/login?error=${error}`);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an account with a password', () => {
  const refused =
    '/auth/login?error=AccountNotLinkedError&callbackUrl=%2Fauth%2Flogin%3Foauth%3Dgoogle%26returnUrl%3D%252Fcheckout';
  const prove = async ({ user }: Awaited<ReturnType<typeof renderShop>>) => {
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(screen.getByLabelText('Password'), 'Larder-demo-1{Enter}');
  };

  it('is linked to the provider after the shopper has proved both, one after the other', async () => {
    const url = 'https://accounts.google.com/o/oauth2/auth?state=3';
    const page = await open(refused, {
      'POST callback/credentials': { url: 'http://localhost/' },
      'POST signin/google': { url },
    });
    await prove(page);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    const callbackUrl = '/auth/login?oauth=google&returnUrl=%2Fcheckout';
    expect(layer.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { email: 'ann@fresh.test', password: 'Larder-demo-1', callbackUrl },
      { callbackUrl },
    ]);
    expect(page.requests.some(({ path }) => path === '/customer/login')).toBe(false);
  });

  it('stays unlinked when the password is wrong', async () => {
    const url = 'http://localhost/auth/login?error=CredentialsSignin&code=INVALID_CREDENTIALS';
    const page = await open(refused, { 'POST callback/credentials': { status: 401, body: { url } } });
    await prove(page);
    expect((await screen.findAllByText('E-mail or password is wrong.'))[0]).toBeVisible();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a shopper with a session at the sign-in layer only', () => {
  it('signs in with one click while the proof is fresh', async () => {
    const { user, requests } = await open(
      '/auth/login?returnUrl=%2Fsearch',
      { 'GET session': { ...known, provider: 'credentials', ticket: 'proof' } },
      { 'POST /auth/oauth': reply },
    );
    await user.click(await screen.findByRole('button', { name: 'Go on as Ann' }));
    expect(await screen.findByText('Welcome back, Ann!')).toBeVisible();
    expect(requests.find(({ path }) => path === '/auth/oauth')?.body).toMatchObject({
      provider: 'credentials',
      userData: { ticket: 'proof' },
    });
  });

  it('is sent through the same provider when the proof has expired', async () => {
    const url = 'https://accounts.google.com/o/oauth2/auth?state=2';
    const { user } = await open('/auth/login', { 'GET session': known, 'POST signin/google': { url } });
    await user.click(await screen.findByRole('button', { name: 'Go on as Ann' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });
});
