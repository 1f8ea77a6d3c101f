import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { customer, failure } from 'mfe-shared/testing';
import { idOf } from '../../testing/goods';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

const id = idOf(7001);
const awaited = order({ paymentMethod: 'Card', paymentStatus: 'awaiting' });
const payment = {
  ...{ clientSecret: 'pi_1_secret', publishableKey: 'pk_test_1', scriptUrl: 'https://js.stripe.com/v3/' },
  ...{ amount: 6600, currency: 'USD', payBefore: '2026-11-20T12:30:00.000Z' },
};

/** The themes of the form, one after the other. */
const themes: string[] = [];

/** Stripe.js, whose form is accepted after these problems. */
function stripeWith(...problems: string[]) {
  const mounted: string[] = [];
  themes.length = 0;
  window.Stripe = (key) => ({
    elements: ({ clientSecret, appearance }) => ({
      update: ({ appearance: { theme } }) => void themes.push(theme),
      create: () => ({
        mount() {
          mounted.push(`${key} ${clientSecret}`);
          themes.push(appearance.theme);
        },
        unmount: () => undefined,
      }),
    }),
    confirmPayment: async () => {
      const message = problems.shift();
      return message === undefined ? {} : { error: { message } };
    },
  });
  return mounted;
}

const open = (handlers: Record<string, unknown> = {}) =>
  renderShop({
    path: `/order/${id}`,
    session: customer(),
    handlers: {
      [`GET /orders/mine/${id}`]: awaited,
      [`POST /card-payments/orders/${id}`]: payment,
      ...(handlers as object),
    },
  });

describe('an order that waits for its card', () => {
  afterEach(() => {
    window.Stripe = undefined;
  });

  it('has a form that is light or dark as the page, and becomes the other with it', async () => {
    stripeWith();
    const { user } = await open();
    await screen.findByRole('button', { name: 'Pay $66.00' });
    await waitFor(() => expect(themes).toEqual(['stripe']));
    await user.click(screen.getByRole('button', { name: /dark/i }));
    expect(themes).toEqual(['stripe', 'night']);
    await user.click(screen.getByRole('button', { name: /light/i }));
    expect(themes).toEqual(['stripe', 'night', 'stripe']);
  });

  it('is promised no arrival yet', async () => {
    stripeWith();
    await open();
    await screen.findByRole('button', { name: 'Pay $66.00' });
    expect(screen.queryByRole('region', { name: 'Arrives' })).toBeNull();
  });

  it('is paid in the provider’s form, after a card that was declined', async () => {
    const mounted = stripeWith('Your card was declined.');
    const held = { ...awaited, paymentStatus: 'authorized' as const };
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = await open({ [`POST /card-payments/orders/${id}/check`]: held });
    const pay = await screen.findByRole('button', { name: 'Pay $66.00' });
    await waitFor(() => expect(mounted).toEqual(['pk_test_1 pi_1_secret']));
    await user.click(pay);
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    scroll.mockClear();
    await user.click(pay);
    expect(await screen.findByText('Paid by card')).toBeVisible();
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
    expect(screen.queryByRole('button', { name: 'Pay $66.00' })).not.toBeInTheDocument();
  });

  it('is thanked for without a word of what comes next, until it is paid', async () => {
    stripeWith();
    const held = { ...awaited, paymentStatus: 'authorized' as const };
    const { user, router } = await open({ [`POST /card-payments/orders/${id}/check`]: held });
    await screen.findByRole('button', { name: 'Pay $66.00' });
    await act(() => router.navigate(`/order/${id}`, { state: { placed: true } }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Only the payment is missing/ }),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay $66.00' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is in' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  });

  it('says that it is paid when the shopper comes back from the page of their bank', async () => {
    const held = { ...awaited, paymentStatus: 'authorized' as const };
    await open({
      [`POST /card-payments/orders/${id}`]: null,
      [`POST /card-payments/orders/${id}/check`]: held,
    });
    expect(await screen.findByText('Paid by card')).toBeVisible();
  });

  it('can be paid in cash instead, also while the provider is down', async () => {
    const { user } = await open({
      [`POST /card-payments/orders/${id}`]: failure(502, 'PAYMENT_PROVIDER'),
      [`POST /card-payments/orders/${id}/cash`]: order(),
    });
    expect(await screen.findByText('The payment form did not load.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay in cash at the door instead' }));
    expect(await screen.findByText('Not paid yet')).toBeVisible();
  });

  it('shows its form when the connection is back, and sends a payment that was begun without one', async () => {
    const mounted = stripeWith();
    const held = { ...awaited, paymentStatus: 'authorized' as const };
    let isDown = true;
    const { user } = await open({
      [`POST /card-payments/orders/${id}`]: () => (isDown ? failure(503, 'UNAVAILABLE') : payment),
      [`POST /card-payments/orders/${id}/check`]: held,
    });
    expect(await screen.findByText('The payment form did not load.')).toBeVisible();
    const setOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));
    setOnline(false);
    isDown = false;
    setOnline(true);
    await waitFor(() => expect(mounted).toEqual(['pk_test_1 pi_1_secret']));
    setOnline(false);
    await user.click(await screen.findByRole('button', { name: 'Pay $66.00' }));
    expect(
      await screen.findByText('No connection. This is sent as soon as you are back online.'),
    ).toBeVisible();
    expect(screen.queryByText('Paid by card')).toBeNull();
    setOnline(true);
    expect(await screen.findByText('Paid by card')).toBeVisible();
  });
});
