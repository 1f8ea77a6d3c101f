import { screen, waitFor } from '@testing-library/react';
import { demoBootstrap, failure } from 'mfe-shared/testing';
import { idOf, quote } from '../../testing/goods';
import { openCheckout, placings } from '../../testing/open-checkout';
import { order } from '../../testing/orders';

describe('the checkout, with the reply to its order lost', () => {
  const soldOut = { variantId: idOf(1003), kind: 'sold_out' as const, value: 0 };
  /** A store that sold its last pieces in the order whose reply never came. */
  const lastPieces = () => {
    const store = { sold: false, line: true };
    const handlers = {
      'POST /cart/quote': () =>
        store.sold
          ? quote(0, { lines: [], total: 0, issues: [soldOut] })
          : quote(2, { shippingCost: 6000, total: 6600 }),
      'POST /orders': () => {
        store.sold = true;
        return failure(504, 'UNAVAILABLE');
      },
      'GET /orders/attempt': () => {
        if (!store.line) return failure(503, 'UNAVAILABLE');
        return store.sold ? order() : failure(404, 'NOT_FOUND');
      },
    };
    return { store, handlers };
  };

  it('finds the order of the last pieces instead of saying that they are sold out', async () => {
    const { handlers } = lastPieces();
    const { user, requests } = await openCheckout(handlers);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(placings(requests)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Cart: 0 items, $0.00' })[0]).toBeInTheDocument();
  });

  it('does not say “sold out” while the order cannot be loaded, and finds it after a reload', async () => {
    const { store, handlers } = lastPieces();
    store.line = false;
    const first = await openCheckout(handlers);
    await first.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await first.user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    await waitFor(() =>
      expect(first.requests.filter(({ path }) => path === '/cart/quote').length).toBeGreaterThan(1),
    );
    expect(await screen.findByText(/We do not know yet whether your order arrived/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place order · $66.00' })).toBeVisible();
    expect(screen.queryByText(/sold out/i)).toBeNull();
    first.unmount();
    store.line = true;
    const { requests } = await openCheckout(handlers);
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(placings(requests)).toHaveLength(0);
  });

  it('sends a changed order with the same idempotency key, so that only one of both is placed', async () => {
    let line = false;
    const { user, requests } = await openCheckout({
      'POST /cart/quote': quote(2, { shippingCost: 6000, total: 6600 }),
      'GET /orders/attempt': () => failure(404, 'NOT_FOUND'),
      'POST /orders': () => (line ? { status: 201, body: order() } : failure(504, 'UNAVAILABLE')),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    await waitFor(() => expect(placings(requests)).toHaveLength(1));
    line = true;
    await user.type(await screen.findByLabelText(/Note to the store/), 'Ring twice');
    await user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    const [first, second] = placings(requests);
    expect(second?.body).toMatchObject({ notes: 'Ring twice' });
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('finds the order of the first try when the second one is refused for its key', async () => {
    const { user, requests } = await openCheckout({
      'POST /cart/quote': quote(2, { shippingCost: 6000, total: 6600 }),
      'GET /orders/attempt': () => (placings(requests).length > 1 ? order() : failure(404, 'NOT_FOUND')),
      'POST /orders': () =>
        placings(requests).length > 1 ? failure(422, 'IDEMPOTENCY_MISMATCH') : failure(504, 'UNAVAILABLE'),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    await waitFor(() => expect(placings(requests)).toHaveLength(1));
    await user.type(await screen.findByLabelText(/Note to the store/), 'Ring twice');
    await user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(placings(requests)).toHaveLength(2);
  });

  it('keeps what came into the cart since', async () => {
    const { store, handlers } = lastPieces();
    store.sold = true;
    sessionStorage.setItem(
      `larder-attempt:${demoBootstrap().tenant.id}`,
      JSON.stringify({ key: 'a'.repeat(32), body: '{}', open: true }),
    );
    await openCheckout(handlers, { inCart: 3 });
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Cart: 1 item, $3.00' })[0]).toBeInTheDocument();
  });
});
