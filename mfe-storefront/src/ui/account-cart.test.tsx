import { act, screen, waitFor } from '@testing-library/react';
import { customer, failure } from 'mfe-shared/testing';
import { accountCart, kept } from '../testing/account-cart';
import { idOf, quote } from '../testing/goods';
import { renderShop } from '../testing/render-shop';
import { cart, useCart } from './cart.store';

const three = idOf(1003);
const four = idOf(1004);
const quoted = { 'POST /cart/quote': () => quote(2) };
const here = () => useCart.getState().items.map(({ id, quantity }) => [id, quantity]);
const atAccount = ({ items }: { items: { variantId: string; quantity: number }[] }) =>
  items.map(({ variantId, quantity }) => [variantId, quantity]);

/** A page of this browser with what the page before left in it. */
const open = (session: ReturnType<typeof customer> | undefined, handlers: object) =>
  renderShop({
    path: '/nowhere',
    keepsCart: true,
    ...(session && { session }),
    handlers: { ...quoted, ...handlers },
  });

/** Fills the cart as a visitor before the first page of a test. */
async function fillAsVisitor() {
  const page = await renderShop({ path: '/nowhere', inCart: 2, handlers: quoted });
  page.unmount();
}

describe('the cart of somebody who signs in', () => {
  it('joins the one at the account, once', async () => {
    await fillAsVisitor();
    const ann = accountCart([kept(three, 1), kept(four, 5)]);
    const first = await open(customer(), ann.handlers);
    await waitFor(() =>
      expect(here()).toEqual([
        [four, 5],
        [three, 3],
      ]),
    );
    first.unmount();
    await open(customer(), ann.handlers);
    await screen.findAllByRole('link', { name: /^Cart: 8 items/ });
    expect(atAccount(ann.state)).toEqual([
      [four, 5],
      [three, 3],
    ]);
  });

  it('joins it once also when the reply is lost', async () => {
    await fillAsVisitor();
    const ann = accountCart([kept(three, 1)]);
    const loses = {
      ...ann.handlers,
      'POST /cart/mine/changes': (request: never) => {
        ann.handlers['POST /cart/mine/changes'](request);
        return failure(504, 'UNAVAILABLE');
      },
    };
    const first = await open(customer(), loses);
    await waitFor(() => expect(atAccount(ann.state)).toEqual([[three, 3]]));
    first.unmount();
    await open(customer(), ann.handlers);
    await waitFor(() => expect(here()).toEqual([[three, 3]]));
    expect(atAccount(ann.state)).toEqual([[three, 3]]);
  });

  it('is changed on two devices at once, and neither loses anything', async () => {
    const ann = accountCart([kept(three, 1)]);
    await renderShop({ path: '/nowhere', session: customer(), handlers: { ...quoted, ...ann.handlers } });
    await waitFor(() => expect(here()).toEqual([[three, 1]]));
    // The other device.
    ann.state.items = [kept(three, 4)];
    act(() => cart.updateItemQuantity(three, 2));
    await waitFor(() => expect(here()).toEqual([[three, 5]]));
    expect(atAccount(ann.state)).toEqual([[three, 5]]);
  });

  it('stays at the account after the sign-out: neither a visitor nor the next person here gets it', async () => {
    const ann = accountCart([kept(three, 2)]);
    const first = await renderShop({
      path: '/nowhere',
      session: customer(),
      handlers: { ...quoted, ...ann.handlers },
    });
    await waitFor(() => expect(here()).toEqual([[three, 2]]));
    first.unmount();
    const second = await open(undefined, {});
    await waitFor(() => expect(here()).toEqual([]));
    second.unmount();
    const third = await open(customer(), ann.handlers);
    await waitFor(() => expect(here()).toEqual([[three, 2]]));
    third.unmount();
    const ben = accountCart();
    await open(customer({ id: idOf(301), name: 'Ben' }), ben.handlers);
    await waitFor(() => expect(here()).toEqual([]));
    expect(ben.state.items).toEqual([]);
    expect(atAccount(ann.state)).toEqual([[three, 2]]);
  });
});
