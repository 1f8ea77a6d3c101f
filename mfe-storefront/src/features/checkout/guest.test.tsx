import { screen, waitFor } from '@testing-library/react';
import type { RecordedRequest } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { idOf, quote } from '../../testing/goods';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

const key = 'k'.repeat(43);
const id = idOf(7001);
const placed = { order: order(), key };

const openCheckout = (handlers: Record<string, unknown> = {}, inCart = 2) =>
  renderShop({
    path: '/checkout',
    inCart,
    handlers: {
      'POST /cart/quote': quote(2, { shippingCost: 6000, total: 6600 }),
      [`GET /orders/mine/${id}`]: order(),
      ...(handlers as object),
    },
  });

type Page = Awaited<ReturnType<typeof openCheckout>>;

async function fillIn({ user }: Page) {
  for (const [label, value] of [
    ['Name', 'Gia Guest'],
    ['Phone', '+1 555 0100'],
    [/^E-?mail/i, 'gia@fresh.test'],
    ['Street and number', '1 Main Street'],
    ['Postal code', '12345'],
    ['City', 'Springfield'],
    ['Country', 'Germany'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
}

const sent = (requests: RecordedRequest[], path: string) =>
  requests.filter((request) => request.path === path);

describe('the checkout of a guest', () => {
  it('opens without an account, offers to sign in, and asks nothing of one', async () => {
    const { requests } = await openCheckout();
    const signIn = await screen.findByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', '/auth/login?returnUrl=%2Fcheckout');
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(sent(requests, '/customers/me')).toEqual([]);
  });

  it('has a frame of its own: the logo, the way back to the cart, and no search', async () => {
    await openCheckout();
    expect(await screen.findByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('combobox', { name: /search/i })).toBeNull();
  });

  it('places the order and shows it by its key, with what happens next', async () => {
    const page = await openCheckout({ 'POST /guest-orders': () => ({ status: 201, body: placed }) });
    await fillIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
    const [placing] = sent(page.requests, '/guest-orders');
    expect(placing?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(placing?.body).toMatchObject({
      language: 'en',
      address: { email: 'gia@fresh.test' },
      total: 6600,
    });
    await page.router.revalidate();
    await waitFor(() => expect(sent(page.requests, `/orders/mine/${id}`).length).toBeGreaterThan(0));
    expect(sent(page.requests, `/orders/mine/${id}`)[0]?.headers['Order-Key']).toBe(key);
    expect(page.router.state.location.hash).toBe('');
  });

  it('finds the order whose reply was lost', async () => {
    const store = { sold: false };
    const page = await openCheckout({
      'POST /guest-orders': () => {
        store.sold = true;
        return failure(504, 'UNAVAILABLE');
      },
      'GET /guest-orders/attempt': () => (store.sold ? placed : failure(404, 'NOT_FOUND')),
    });
    await fillIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(sent(page.requests, '/guest-orders')).toHaveLength(1);
  });

  it('makes an account of the order with a password only', async () => {
    const page = await openCheckout({
      'POST /guest-orders': () => ({ status: 201, body: placed }),
      'POST /customer/signup': () => ({ status: 202, body: { confirm: true } }),
    });
    await fillIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    await page.user.type(await screen.findByLabelText('Password'), 'a long enough password');
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/Press the link in that mail/)).toBeVisible();
    const { name, email, contact: phone } = order().userInfo;
    expect(sent(page.requests, '/customer/signup')[0]?.body).toEqual({
      ...{ name, email, phone, password: 'a long enough password', locale: 'en' },
    });
  });
});

describe('the link in the mail of a guest’s order', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('opens the order without an account, takes its key out of the address, and can cancel it', async () => {
    const page = await renderShop({
      path: `/order/${id}#${key}`,
      handlers: {
        [`GET /orders/mine/${id}`]: order({ canCancel: true }),
        [`POST /orders/mine/${id}/cancel`]: order({ status: 'cancelled', canCancel: false }),
      },
    });
    expect(await screen.findByText('Order FR-1001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    expect(window.location.href).not.toContain(key);
    await page.user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await page.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(sent(page.requests, `/orders/mine/${id}/cancel`)).toHaveLength(1));
    expect(sent(page.requests, `/orders/mine/${id}/cancel`)[0]?.headers['Order-Key']).toBe(key);
  });

  it('without a key asks to sign in, and comes back', async () => {
    const { router } = await renderShop({ path: `/order/${id}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent(`/order/${id}`)}`);
  });
});
