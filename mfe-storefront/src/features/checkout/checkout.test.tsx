import { screen, waitFor, within } from '@testing-library/react';
import { updatesAreHeld } from 'mfe-shared';
import type { RecordedRequest } from 'mfe-shared/testing';
import { customer, demoBootstrap, failure } from 'mfe-shared/testing';
import { idOf, quote } from '../../testing/goods';
import { openCheckout, placings, priced } from '../../testing/open-checkout';
import { me, order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

describe('the checkout', () => {
  it('holds the page’s builds while it is open', async () => {
    const { router } = await openCheckout();
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(updatesAreHeld()).toBe(true);
    await router.navigate('/cart');
    await waitFor(() => expect(updatesAreHeld()).toBe(false));
  });

  it('places an order with the saved address, a delivery method and cash on delivery', async () => {
    const { user, requests, router } = await openCheckout({
      'POST /orders': () => ({ status: 201, body: order() }),
    });
    expect(await screen.findByText(/66 Cedar Street, 97205 Portland, United States/)).toBeVisible();
    // The cheapest is chosen already.
    expect(await screen.findByRole('radio', { name: /This week/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(screen.getByLabelText(/Note to the store/), 'Ring twice');
    await user.click(await screen.findByRole('button', { name: 'Place order · $26.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/order/${idOf(7001)}`);
    const [placed] = placings(requests);
    expect(placed?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(placed?.body).toMatchObject({
      items: [{ variantId: idOf(1003), quantity: 2, price: 300 }],
      shippingOption: 'two',
      paymentMethod: 'Cash',
      notes: 'Ring twice',
      total: 2600,
      address: { city: 'Portland', email: 'ann@fresh.test' },
    });
    expect(screen.getAllByRole('link', { name: 'Cart: 0 items, $0.00' })[0]).toBeInTheDocument();
  });

  it('places an order to be paid by card where the store takes cards', async () => {
    const { user, requests } = await openCheckout({
      'GET /card-payments': { offered: true },
      'POST /orders': () => ({ status: 201, body: order() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('radio', { name: /Card/ }));
    await user.click(screen.getByRole('button', { name: /Place order/ }));
    await waitFor(() => expect(placings(requests)).toHaveLength(1));
    expect(placings(requests)[0]?.body).toMatchObject({ paymentMethod: 'Card' });
  });

  it('asks for the age that goods need before it places the order', async () => {
    const { user, requests } = await openCheckout({
      'POST /cart/quote': () => {
        const given = quote(2);
        return { ...given, lines: given.lines.map((line) => ({ ...line, ageLimit: 18 })) };
      },
      'POST /orders': () => ({ status: 201, body: order() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: /Place order/ }));
    expect(await screen.findByText(/confirm your age first/)).toBeVisible();
    expect(placings(requests)).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
    await user.click(screen.getByRole('button', { name: /Place order/ }));
    await waitFor(() => expect(placings(requests)).toHaveLength(1));
    expect(placings(requests)[0]?.body).toMatchObject({ confirmedAge: 18 });
  });

  it('shows errors at their fields and continues only with a complete address', async () => {
    const { user } = await openCheckout({}, { known: false });
    const street = await screen.findByLabelText('Street and number');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(street).toBeInvalid();
    expect(street).toHaveAccessibleDescription('This is needed.');
    for (const [label, value] of [
      ['Street and number', '1 Main Street'],
      ['Postal code', '12345'],
      ['City', 'Springfield'],
      ['Country', 'Germany'],
    ] as const) {
      await user.type(screen.getByLabelText(label), value);
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/1 Main Street, 12345 Springfield, Germany/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
  });

  it('restores what was typed after a reload', async () => {
    const first = await openCheckout({}, { known: false });
    await first.user.type(await screen.findByLabelText('Street and number'), '1 Main Street');
    first.unmount();
    await openCheckout({}, { known: false });
    expect(await screen.findByLabelText('Street and number')).toHaveValue('1 Main Street');
  });

  it('shows a changed total, and places the order only at the total that the shopper saw', async () => {
    let price = 6600;
    const { user, requests } = await openCheckout({
      'POST /cart/quote': () => quote(2, { shippingCost: 6000, total: price }),
      'POST /orders': ({ body }: RecordedRequest) => {
        if ((body as { total: number }).total === 6900) return { status: 201, body: order() };
        price = 6900;
        return failure(409, 'TOTAL_CHANGED');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $66.00' }));
    expect(await screen.findByText(/The total has changed to \$69\.00\. Nothing was placed\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Place order · $69.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    const keys = placings(requests).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('sends a retried order with the same idempotency key', async () => {
    let line = false;
    const { user, requests } = await openCheckout({
      'GET /orders/attempt': () => failure(404, 'NOT_FOUND'),
      'POST /orders': () => (line ? { status: 201, body: order() } : failure(503, 'UNAVAILABLE')),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $26.00' }));
    expect(
      await screen.findByText('The service is not available at the moment. Try again soon.'),
    ).toBeVisible();
    line = true;
    await user.click(screen.getByRole('button', { name: 'Place order · $26.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    const keys = placings(requests).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks what to do with sold-out items before it places the order', async () => {
    const soldOut = { variantId: idOf(1003), kind: 'low_stock' as const, value: 1 };
    const { user, requests } = await openCheckout({
      'POST /cart/quote': ({ body }: RecordedRequest) => {
        const { quantity } = (body as { items: { quantity: number }[] }).items[0]!;
        return quote(1, { shippingCost: 6000, total: 6300, issues: quantity > 1 ? [soldOut] : [] });
      },
      'POST /orders': () => ({ status: 201, body: order() }),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $63.00' }));
    expect(await screen.findByText(/Some items need an answer from you first/)).toBeVisible();
    expect(placings(requests)).toHaveLength(0);
    const summary = within(screen.getByRole('complementary', { name: 'Your order' }));
    await user.click(summary.getByRole('button', { name: 'Take 1' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $63.00' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  });

  it('shows a refused address field’s error at the field', async () => {
    const { user } = await openCheckout({
      'POST /orders': () => failure(400, 'VALIDATION', [{ field: 'address.zipCode', message: 'too_small' }]),
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $26.00' }));
    expect(await screen.findByLabelText('Postal code')).toHaveAccessibleDescription(
      'The store cannot use this. Please check it.',
    );
    expect(screen.getByLabelText('Postal code')).toBeVisible();
  });

  it('shows an empty state when the cart is empty', async () => {
    await renderShop({
      path: '/checkout',
      session: customer(),
      handlers: { 'GET /customers/me': me() },
    });
    expect(await screen.findByRole('heading', { name: 'There is nothing to buy yet' })).toBeVisible();
  });

  it('cannot place the same order twice while the reply is pending', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user, requests } = await openCheckout({ 'POST /orders': () => promise });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const place = await screen.findByRole('button', { name: 'Place order · $26.00' });
    await user.click(place);
    await waitFor(() => expect(place).toBeDisabled());
    await user.click(place);
    resolve({ status: 201, body: order() });
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
    expect(placings(requests)).toHaveLength(1);
  });

  it('starts empty after an order', async () => {
    const first = await openCheckout({ 'POST /orders': () => ({ status: 201, body: order() }) });
    await first.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await first.user.type(screen.getByLabelText(/Note to the store/), 'Ring twice');
    await first.user.click(await screen.findByRole('button', { name: 'Place order · $26.00' }));
    await screen.findByRole('heading', { name: 'Thank you, your order is in' });
    first.unmount();
    const { user } = await openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText(/Note to the store/)).toHaveValue('');
  });

  it('does not place an order while the total is unknown', async () => {
    const { promise } = Promise.withResolvers<object>();
    sessionStorage.setItem(
      `larder-checkout:${demoBootstrap().tenant.id}`,
      JSON.stringify({ address: order().userInfo, notes: '', shippingOption: 'one', step: 'payment' }),
    );
    await openCheckout({ 'POST /cart/quote': () => promise });
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeDisabled();
  });

  it('says when the cart could not be calculated, and goes on after another try', async () => {
    let isDown = true;
    const { user } = await openCheckout({
      'POST /cart/quote': (request: RecordedRequest) =>
        isDown ? failure(503, 'UNAVAILABLE') : priced(request),
    });
    expect(await screen.findByText(/Your cart and what you typed are safe\./)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByText(/Your cart and what you typed are safe\./)).toBeNull();
  });

  it('says that the last piece has just been sold, and that nothing was placed', async () => {
    const { user } = await openCheckout({ 'POST /orders': () => failure(409, 'OUT_OF_STOCK') });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Place order · $26.00' }));
    expect(await screen.findByText(/Some items have just sold out\. Nothing was placed\./)).toBeVisible();
  });
});
