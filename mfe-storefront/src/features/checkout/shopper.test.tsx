import { screen } from '@testing-library/react';
import { idOf, quote } from '../../testing/goods';
import { openCheckout, priced } from '../../testing/open-checkout';
import { me, order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

it('does not show what one shopper typed to the next one, nor to a guest', async () => {
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

it('names the address of the account as the one that the mails go to, whatever was typed', async () => {
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

it('says at once that the store takes no orders, before anything is typed', async () => {
  await openCheckout({ 'POST /cart/quote': () => quote(2, { takesOrders: false }) }, { known: false });
  expect(await screen.findByText('This store takes no orders at present. Your cart is kept.')).toBeVisible();
});
