import { screen, waitFor, within } from '@testing-library/react';
import { configureNavigation } from 'mfe-shared';
import type { RecordedRequest } from 'mfe-shared/testing';
import { customer, failure, fakeSignInLayer } from 'mfe-shared/testing';
import { quote } from '../../testing/goods';
import { orderList } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

const reply = {
  user: customer().user,
  token: 'header.eyJleHAiOjQxMDI0NDQ4MDB9.signature',
  refreshToken: 'refresh',
};
const password = () => screen.findByLabelText('Password');

let layer: ReturnType<typeof fakeSignInLayer>;
beforeEach(() => {
  layer = fakeSignInLayer();
});
afterEach(() => layer.restore());

describe('signing in', () => {
  it('leads back to the page the shopper wanted', async () => {
    const { user, requests, router } = await renderShop({
      path: '/auth/login?returnUrl=%2Fsearch%3Fq%3Dmilk',
      handlers: { 'POST /customer/login': reply },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'Larder-demo-1{Enter}');
    expect(await screen.findByRole('heading', { name: 'Results for “milk”' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=milk');
    expect(requests.find(({ path }) => path === '/customer/login')?.body).toEqual({
      email: 'ann@fresh.test',
      password: 'Larder-demo-1',
    });
    expect(await screen.findByText('Welcome back, Ann!')).toBeVisible();
  });

  it('never redirects to another host, whatever the URL says', async () => {
    const { user, router } = await renderShop({
      path: '/auth/login?returnUrl=%2F%2Fevil.example',
      handlers: { 'POST /customer/login': reply, 'GET /orders/mine': orderList([]) },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'Larder-demo-1{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/dashboard'));
  });

  it('shows what was wrong and keeps the typed e-mail', async () => {
    const { user } = await renderShop({
      path: '/auth/login',
      handlers: { 'POST /customer/login': () => failure(401, 'INVALID_CREDENTIALS') },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'wrong{Enter}');
    expect(await within(screen.getByRole('main')).findByText('E-mail or password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@fresh.test');
    expect(await password()).toHaveFocus();
  });

  it('offers to send the confirmation mail again when it was not opened yet', async () => {
    const { user, requests } = await renderShop({
      path: '/auth/login',
      handlers: {
        'POST /customer/login': () => failure(409, 'EMAIL_UNVERIFIED'),
        'POST /auth/resend-verification': { success: true },
      },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'Larder-demo-1{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeDisabled();
    expect(requests.find(({ path }) => path === '/auth/resend-verification')?.body).toEqual({
      email: 'ann@fresh.test',
    });
  });

  it.each([
    ['returnUrl', '/search?q=milk'],
    ['redirect', '/search?q=milk'],
    ['callbackUrl', '/search?q=milk'],
    ['callbackUrl', 'http://localhost/search?q=milk'],
    ['callbackUrl', 'http://localhost/auth/login?oauth=google&returnUrl=%2Fsearch%3Fq%3Dmilk'],
  ])('redirects to the address in %s=%s', async (name, value) => {
    const { user, router } = await renderShop({
      path: `/auth/login?${new URLSearchParams({ [name]: value })}`,
      handlers: { 'POST /customer/login': reply },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'Larder-demo-1{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=milk'),
    );
  });

  it('leaves the cart as it is', async () => {
    const { user } = await renderShop({
      path: '/auth/login?returnUrl=%2Fsearch',
      inCart: 2,
      handlers: { 'POST /customer/login': reply, 'POST /cart/quote': quote(2) },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'Larder-demo-1{Enter}');
    expect(await screen.findByText('Welcome back, Ann!')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Cart: 2 items, $6.00' })[0]).toBeInTheDocument();
  });

  it('shows why the visitor was sent to the sign-in page', async () => {
    await renderShop({ path: '/auth/login?error=access_denied' });
    expect(await screen.findByText(/This page is not open to your account/)).toBeVisible();
  });

  it('can show the typed password', async () => {
    const { user } = await renderShop({ path: '/auth/login' });
    await user.type(await password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(await password()).toHaveAttribute('type', 'text');
  });

  it('stays open for a signed-in shopper who was sent here with a reason', async () => {
    const { router } = await renderShop({
      path: '/auth/login?error=unauthorized&returnUrl=%2Fuser%2Fmy-orders',
      session: customer(),
    });
    expect(await screen.findByText('Sign in to go on where you were.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  it('redirects a shopper who is already signed in', async () => {
    const { router } = await renderShop({
      path: '/auth/login',
      session: customer(),
      handlers: { 'GET /orders/mine': orderList([]) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/dashboard'));
  });
});

describe('signing up', () => {
  const fill = async (user: Awaited<ReturnType<typeof renderShop>>['user'], secret: string) => {
    await user.type(await screen.findByLabelText('Name'), 'Ann Miller');
    await user.type(screen.getByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), secret);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  };

  it('creates an account and continues to the page the shopper wanted', async () => {
    const { user, requests } = await renderShop({
      path: '/auth/signup?redirect=%2Fsearch',
      handlers: { 'POST /customer/signup': () => ({ status: 201, body: reply }) },
    });
    await fill(user, 'a long password');
    expect(await screen.findByRole('heading', { name: 'All products' })).toBeVisible();
    const sent = requests.find(({ path }) => path === '/customer/signup') as RecordedRequest;
    expect(sent.body).toEqual({
      ...{ name: 'Ann Miller', email: 'ann@fresh.test', password: 'a long password' },
      // The language of the page, in which mails come.
      locale: 'en',
    });
  });

  it('requires a password of ten characters', async () => {
    const { user, requests } = await renderShop({ path: '/auth/signup' });
    await fill(user, 'short');
    expect(await password()).toHaveAccessibleDescription('At least 10 characters.');
    expect(await password()).toBeInvalid();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows at the field that the e-mail is taken', async () => {
    const { user } = await renderShop({
      path: '/auth/signup',
      handlers: { 'POST /customer/signup': () => failure(409, 'EMAIL_TAKEN') },
    });
    await fill(user, 'a long password');
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'There is an account with this e-mail already.',
      ),
    );
  });

  it('leads to the confirmation page when the e-mail has to be confirmed first', async () => {
    const { user, router } = await renderShop({
      path: '/auth/signup?returnUrl=%2Fcheckout',
      handlers: { 'POST /customer/signup': () => ({ status: 202, body: { confirm: true } }) },
    });
    await fill(user, 'a long password');
    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    expect(router.state.location.search).toBe('?email=ann%40fresh.test&returnUrl=%2Fcheckout');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@fresh.test');
  });
});

describe('the account pages of visitors', () => {
  it('send a link for a new password, whether or not the account exists', async () => {
    const { user, requests } = await renderShop({
      path: '/auth/login',
      handlers: { 'POST /auth/forgot-password': { success: true } },
    });
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If there is an account for ann@fresh.test/)).toBeVisible();
    expect(requests.find(({ path }) => path === '/auth/forgot-password')?.body).toEqual({
      ...{ email: 'ann@fresh.test', loginType: 'customer' },
    });
  });

  it('set a new password by the link and lead to the sign-in page', async () => {
    const { user, requests, router } = await renderShop({
      path: '/auth/reset-password?token=secret',
      handlers: { 'POST /auth/reset-password': { success: true } },
    });
    await user.type(await screen.findByLabelText('New password'), 'a long password');
    await user.type(screen.getByLabelText('New password again'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(requests.find(({ path }) => path === '/auth/reset-password')?.body).toEqual({
      token: 'secret',
      password: 'a long password',
    });
  });

  it('confirm an e-mail address by its link', async () => {
    const { requests } = await renderShop({
      path: '/auth/verify-request?token=secret',
      handlers: { 'POST /auth/verify-email': { success: true } },
    });
    expect(await screen.findByText(/Your e-mail is confirmed/)).toBeVisible();
    const sent = requests.filter(({ path }) => path === '/auth/verify-email');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  it('explain a known error code', async () => {
    await renderShop({ path: '/auth/error?error=Configuration' });
    expect(await screen.findByText(/is not set up correctly/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/auth/login');
  });

  it('show a general sentence for an unknown error code, and none of its text', async () => {
    await renderShop({ path: '/auth/error?error=Call+this+number' });
    expect(await screen.findByText('Something went wrong while signing in. Try again.')).toBeVisible();
    expect(screen.queryByText(/Call this number/)).toBeNull();
  });

  it('sign out and leave the cart at the account', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const { requests, user } = await renderShop({
      path: '/auth/logout',
      session: customer(),
      inCart: 2,
      handlers: { 'POST /auth/logout': {}, 'POST /cart/quote': quote(2) },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/login'));
    expect(requests.some(({ path }) => path === '/auth/logout')).toBe(true);
    expect((await screen.findAllByRole('link', { name: 'Cart: 0 items, $0.00' }))[0]).toBeInTheDocument();
    undo();
  });
});
