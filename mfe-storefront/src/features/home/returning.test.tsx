import { screen, waitFor, within } from '@testing-library/react';
import { customer } from 'mfe-shared/testing';
import { dayFromNow, idOf, listOf, product } from '../../testing/goods';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';
import { useCart } from '../../ui/cart.store';

const ann = customer({ name: 'Ann Miller' });
const short = {
  id: idOf(7001),
  number: 'FR-1001',
  status: 'out_for_delivery',
  placedAt: '2026-11-20T12:00:00.000Z',
  lineCount: 2,
  arrival: { day: dayFromNow(1), by: '18:00' },
  isPickup: false,
};
const returning = { running: short, last: short, productIds: [product(1).id, product(2).id] };

/** Everything is below the screen. */
function nothingIsSeen(): () => void {
  const original = globalThis.IntersectionObserver;
  class Observer {
    readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element): void {
      const entry = { isIntersecting: false, target, boundingClientRect: { top: 2_000 } };
      queueMicrotask(() => this.tell([entry as IntersectionObserverEntry], this as never));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  globalThis.IntersectionObserver = Observer as never;
  return () => {
    globalThis.IntersectionObserver = original;
  };
}

let restore: () => void;
beforeEach(() => {
  restore = nothingIsSeen();
});
afterEach(() => restore());

it('a shopper who comes back finds the order under way, what they buy often, the last order and favourites', async () => {
  const { user } = await renderShop({
    path: '/',
    session: ann,
    handlers: {
      'GET /orders/mine/returning': returning,
      'GET /favourites': { productIds: [product(2).id] },
      'GET /catalog/products': listOf([product(1), product(2)]),
    },
  });
  const banner = within(await screen.findByRole('complementary', { name: 'Your order' }));
  expect(banner.getByRole('link', { name: 'Order FR-1001: Out for delivery' })).toHaveAttribute(
    'href',
    `/user/my-orders/${short.id}`,
  );
  expect(banner.getByText('Arrives: Tomorrow by 6:00 PM')).toBeVisible();
  const names = ['Buy it again', 'Your last order', 'Your favourites'];
  for (const name of names) expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
  await user.click(banner.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('complementary', { name: 'Your order' })).toBeNull();
});

it('an order that is ready for pick-up waits at the store', async () => {
  const ready = { ...short, arrival: null, isPickup: true };
  await renderShop({
    path: '/',
    session: ann,
    handlers: { 'GET /orders/mine/returning': { ...returning, running: ready } },
  });
  const banner = within(await screen.findByRole('complementary', { name: 'Your order' }));
  expect(banner.getByRole('link', { name: 'Order FR-1001: Ready for pick-up' })).toBeVisible();
  expect(banner.getByText('It waits for you at the store')).toBeVisible();
});

it('the goods of the last order that can be bought are added again, and the rest is named', async () => {
  const gone = { ...order().lines[0]!, id: idOf(7102), variantId: idOf(1004), title: { en: 'Old bread' } };
  const { user } = await renderShop({
    path: '/',
    session: ann,
    handlers: {
      'GET /orders/mine/returning': returning,
      'GET /favourites': { productIds: [] },
      [`GET /orders/mine/${short.id}`]: order({ lines: [...order().lines, gone] }),
      'POST /cart/quote': {
        lines: [{ ...order().lines[0], quantity: 2, available: 5 }],
        issues: [{ variantId: gone.variantId, kind: 'sold_out', value: 0 }],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put all of it into the cart' }));
  expect(await screen.findByText('Not available at the moment: Old bread')).toBeVisible();
  await waitFor(() => expect(useCart.getState().items.map(({ quantity }) => quantity)).toEqual([2]));
});

it('a visitor’s home page asks for no orders and no favourites', async () => {
  const { requests } = await renderShop({ path: '/' });
  await screen.findByRole('heading', { name: 'Featured' });
  expect(requests.filter(({ path }) => /orders|favourites/.test(path))).toEqual([]);
});
