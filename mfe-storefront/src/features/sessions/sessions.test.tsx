import { screen, waitFor } from '@testing-library/react';
import type { RecordedRequest } from 'mfe-shared/testing';
import { customer, failure } from 'mfe-shared/testing';
import { orderList } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

const reply = {
  user: customer().user,
  token: 'header.eyJleHAiOjQxMDI0NDQ4MDB9.signature',
  refreshToken: 'refresh',
};
const password = () => screen.findByLabelText('Password');

describe('signing in', () => {
  it('goes on where the shopper was', async () => {
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

  it('never leaves the site, whatever the address says', async () => {
    const { user, router } = await renderShop({
      path: '/auth/login?returnUrl=%2F%2Fevil.example',
      handlers: { 'POST /customer/login': reply, 'GET /orders/mine': orderList([]) },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'Larder-demo-1{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/dashboard'));
  });

  it('says what was wrong at the field and keeps what was typed', async () => {
    const { user } = await renderShop({
      path: '/auth/login',
      handlers: { 'POST /customer/login': () => failure(401, 'INVALID_CREDENTIALS') },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ann@fresh.test');
    await user.type(await password(), 'wrong{Enter}');
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('E-mail or password is wrong.'),
    );
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@fresh.test');
  });

  it('tells why somebody was sent here', async () => {
    await renderShop({ path: '/auth/login?error=access_denied' });
    expect(await screen.findByText(/This page is not open to your account/)).toBeVisible();
  });

  it('lets the password be looked at', async () => {
    const { user } = await renderShop({ path: '/auth/login' });
    await user.type(await password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(await password()).toHaveAttribute('type', 'text');
  });

  it('is over for who has signed in already', async () => {
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

  it('makes an account and goes on', async () => {
    const { user, requests } = await renderShop({
      path: '/auth/signup?redirect=%2Fsearch',
      handlers: { 'POST /customer/signup': () => ({ status: 201, body: reply }) },
    });
    await fill(user, 'a long password');
    expect(await screen.findByRole('heading', { name: 'All products' })).toBeVisible();
    const sent = requests.find(({ path }) => path === '/customer/signup') as RecordedRequest;
    expect(sent.body).toEqual({ name: 'Ann Miller', email: 'ann@fresh.test', password: 'a long password' });
  });

  it('wants a password of ten characters', async () => {
    const { user, requests } = await renderShop({ path: '/auth/signup' });
    await fill(user, 'short');
    expect(await password()).toHaveAccessibleDescription('At least 10 characters.');
    expect(await password()).toBeInvalid();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says at the field that the e-mail is taken', async () => {
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
});
