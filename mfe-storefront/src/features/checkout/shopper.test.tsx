import { act, screen, waitFor } from '@testing-library/react';
import { demoBootstrap } from 'mfe-shared/testing';
import { accountCart, kept } from '../../testing/account-cart';
import { idOf, quote } from '../../testing/goods';
import { openCheckout, placings, priced } from '../../testing/open-checkout';
import { me, order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

it('the checkout does not show what one shopper typed to the next one, nor to a guest', async () => {
  const first = await openCheckout({}, { known: false });
  await first.user.type(await screen.findByLabelText('Street and number'), '1 Main Street');
  first.unmount();
  const next = await openCheckout({ 'GET /customers/me': { ...me(false), id: idOf(9009) } });
  expect(await screen.findByLabelText('Street and number')).toHaveValue('');
  next.unmount();
  await renderShop({
    path: '/checkout',
    session: null,
    inCart: 2,
    handlers: { 'POST /cart/quote': priced },
  });
  expect(await screen.findByLabelText('Street and number')).toHaveValue('');
});

it('the page of a placed order says that mails go to the account’s address, whatever was typed', async () => {
  const typed = order();
  const placed = { ...typed, userInfo: { ...typed.userInfo, email: 'work@else.test' } };
  const { user } = await openCheckout({
    'POST /orders': () => ({ status: 201, body: placed }),
    [`GET /orders/mine/${placed.id}`]: placed,
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: /Place order/ }));
  expect(await screen.findByText('To ann@fresh.test, with a link to this order.')).toBeVisible();
});

it('the checkout says that the store takes no orders before anything is typed', async () => {
  await openCheckout({ 'POST /cart/quote': () => quote(2, { takesOrders: false }) }, { known: false });
  expect(await screen.findByText('This store takes no orders at present. Your cart is kept.')).toBeVisible();
});

it('an account’s cart keeps what another device put into it while an order was placed', async () => {
  const ann = accountCart();
  const { user, requests } = await openCheckout({
    ...ann.handlers,
    'POST /orders': () => {
      ann.state.items = [kept(idOf(1003), 1)];
      return { status: 201, body: order() };
    },
  });
  await waitFor(() => expect(requests.some(({ path }) => path === '/cart/mine/changes')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: /Place order/ }));
  await screen.findByRole('heading', { name: 'Thank you, your order is in' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect((await screen.findAllByRole('link', { name: 'Cart: 1 item, $3.00' }))[0]).toBeInTheDocument();
});

it('the checkout asks for no card when an order costs nothing', async () => {
  sessionStorage.setItem(
    `larder-checkout:${demoBootstrap().tenant.id}`,
    JSON.stringify({
      ...{
        address: order().userInfo,
        notes: '',
        shippingOption: 'one',
        paymentMethod: 'Card',
        step: 'payment',
      },
    }),
  );
  const { user, requests } = await openCheckout({
    'GET /card-payments': { offered: true },
    'POST /cart/quote': quote(2, { shippingCost: 0, total: 0 }),
    'POST /orders': () => ({ status: 201, body: order({ total: 0 }) }),
  });
  await waitFor(() => expect(requests.some(({ path }) => path === '/card-payments')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Place order · $0.00' }));
  await waitFor(() => expect(placings(requests)).toHaveLength(1));
  expect(placings(requests)[0]?.body).toMatchObject({ paymentMethod: 'Cash' });
});
