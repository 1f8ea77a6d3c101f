import { act, screen, waitFor, within } from '@testing-library/react';
import { demoBootstrap, failure } from 'mfe-shared/testing';
import { arrivals, listOf, product, productDetail, quote } from '../testing/goods';
import { renderShop } from '../testing/render-shop';

const promise = /Earliest delivery: Today by 9:00 PM/;
const shown = () => screen.queryAllByText((_, element) => promise.test(element?.textContent ?? ''));

describe('when an order arrives', () => {
  it('stands on every page, on that of a product and in the cart', async () => {
    await renderShop({
      path: '/product/product-3',
      inCart: 1,
      handlers: {
        'GET /catalog/products/product-3': productDetail(3),
        'POST /cart/quote': quote(1),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product 3' })).toBeVisible();
    expect(await within(screen.getByRole('main')).findByText('Today by 9:00 PM')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Today by 9:00 PM')).toHaveLength(2));
  });

  it.each([
    [0, 'Get it today'],
    [1, 'Get it tomorrow'],
    [7, /^Get it \w{3}, /],
  ])('has its day on each card that can be bought (in %i days)', async (inDays, text) => {
    const { options, ...rest } = arrivals();
    await renderShop({
      path: '/search',
      handlers: {
        'GET /cart/arrivals': {
          ...rest,
          options: options.slice(0, 1).map((one) => ({ ...one, arrival: { ...one.arrival, inDays } })),
        },
        'GET /catalog/products': listOf([product(1), product(2, { inStock: false, available: 0 })]),
      },
    });
    const cards = await screen.findAllByRole('article');
    expect(await within(cards[0] as HTMLElement).findByText(text)).toBeVisible();
    expect(within(cards[1] as HTMLElement).queryByText(text)).toBeNull();
  });

  it('is the one with a time, of two on the same day', async () => {
    const { options, ...rest } = arrivals();
    const [timed] = options;
    if (!timed) throw new Error('no delivery');
    const untimed = { ...timed, option: 'two' as const, cost: 0, arrival: { ...timed.arrival, by: null } };
    await renderShop({
      path: '/nowhere',
      handlers: { 'GET /cart/arrivals': { ...rest, options: [untimed, timed] } },
    });
    await waitFor(() => expect(shown().length).toBeGreaterThan(0));
  });

  it('is nowhere in a store that takes no orders', async () => {
    const { store } = demoBootstrap();
    await renderShop({
      path: '/search',
      settings: { store: { ...store!, takes_orders: false } },
      handlers: { 'GET /catalog/products': listOf([product(1)]) },
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText(/Today by|Get it/)).toBeNull();
  });

  it('has the clock of the reader’s language', async () => {
    await renderShop({ path: '/nowhere', language: 'de' });
    expect((await screen.findAllByText('Heute bis 21:00'))[0]).toBeVisible();
  });

  it('is requested again when it expires, and not shown until the reply', async () => {
    let asked = 0;
    await renderShop({
      path: '/nowhere',
      handlers: {
        'GET /cart/arrivals': () => {
          asked += 1;
          const { options } = arrivals();
          // The visitor's clock may be wrong: only how long it holds counts.
          const now = '2020-01-01T11:59:58.000Z';
          if (asked === 1) return { options, now, rightUntil: '2020-01-01T12:00:00.000Z' };
          return failure(503, 'UNAVAILABLE');
        },
      },
    });
    await waitFor(() => expect(shown().length).toBeGreaterThan(0));
    await waitFor(() => expect(shown()).toHaveLength(0));
    expect(asked).toBeGreaterThan(1);
  });

  it('is found wrong by a tab that slept as soon as it is seen', async () => {
    await renderShop({ path: '/nowhere' });
    await waitFor(() => expect(shown().length).toBeGreaterThan(0));
    const later = Date.now() + 7_200_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toHaveLength(0);
    clock.mockRestore();
  });

  it('is missing where the API is older than promises, and the page is there', async () => {
    await renderShop({
      path: '/cart',
      inCart: 1,
      handlers: { 'GET /cart/arrivals': () => failure(404, 'NOT_FOUND'), 'POST /cart/quote': quote(1) },
    });
    expect(await screen.findByRole('link', { name: /Go to checkout/ })).toBeVisible();
    expect(shown()).toHaveLength(0);
  });
});

it('a cart below the minimum order says what is missing, and leads to more goods', async () => {
  await renderShop({
    path: '/cart',
    inCart: 1,
    handlers: { 'POST /cart/quote': quote(1, { minimumOrder: 1_500, missingToMinimum: 1_200 }) },
  });
  expect(await screen.findByText('Orders start at $15.00. $12.00 to go.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find something more' })).toHaveAttribute('href', '/search');
  expect(screen.queryByRole('link', { name: /Go to checkout/ })).toBeNull();
});
