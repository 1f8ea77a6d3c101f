import { screen, waitFor, within } from '@testing-library/react';
import { customer, failure } from 'mfe-shared/testing';
import { dayFromNow, idOf, quote } from '../../testing/goods';
import { order, orderList, orderRow } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';
import { liveOrderQuery } from './orders.queries';

const orderPath = `/user/my-orders/${idOf(7001)}`;
const orderCall = `GET /orders/mine/${idOf(7001)}`;

it('a shopper says whether they pay goods that are heavier than agreed', async () => {
  const [line] = order().lines;
  const weight = { nominalG: 350, price: 1_299, pricedBy: 'kg' as const, tolerancePct: 10, pickedG: 900 };
  let weightConsent: 'asked' | 'given' = 'asked';
  const heavy = () =>
    order({ status: 'processing', lines: [{ ...line!, lineSubtotal: 1_001, weight, weightConsent }] });
  const { user, requests } = await renderShop({
    path: orderPath,
    session: customer(),
    handlers: {
      [orderCall]: heavy,
      [`PUT /orders/mine/${idOf(7001)}/consents`]: () => {
        weightConsent = 'given';
        return heavy();
      },
    },
  });
  expect(await screen.findByText(/costs \$11.69; without your consent you pay \$10.01/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $11.69' }));
  await waitFor(() => expect(screen.queryByText(/heavier than agreed/)).not.toBeInTheDocument());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ lineId: line!.id, grams: 900, accepted: true });
});

describe('a shopper’s order pages', () => {
  it('send a visitor who is not signed in to the sign-in page', async () => {
    const { router, requests } = await renderShop({ path: '/user/my-orders?status=pending' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toBe('?redirect=%2Fuser%2Fmy-orders%3Fstatus%3Dpending');
    expect(requests.filter(({ path }) => path.startsWith('/orders'))).toEqual([]);
  });

  it('begin with counters that link to the orders they count', async () => {
    await renderShop({
      path: '/user/dashboard',
      session: customer({ name: 'Ann Miller' }),
      handlers: { 'GET /orders/mine': orderList([orderRow(1)]) },
    });
    expect(await screen.findByRole('heading', { name: 'Hello, Ann' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /2\s*Processing/ })).toHaveAttribute(
      'href',
      '/user/my-orders?status=processing',
    );
    expect(await screen.findByRole('link', { name: /FR-1001/ })).toHaveAttribute('href', orderPath);
  });

  it('begin with the way to the first order instead of counters when there is none', async () => {
    const none = { total: 0, pending: 0, processing: 0, delivered: 0 };
    await renderShop({
      path: '/user/dashboard',
      session: customer(),
      handlers: { 'GET /orders/mine': { ...orderList([]), counts: none } },
    });
    expect(await screen.findByRole('heading', { name: 'No orders here' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /0\s*Pending/ })).toBeNull();
  });

  it('keep their navigation when the orders do not load, and load them at Retry', async () => {
    let isDown = true;
    const { user } = await renderShop({
      path: '/user/dashboard',
      session: customer({ name: 'Ann Miller' }),
      handlers: {
        'GET /orders/mine': () => (isDown ? failure(503, 'UNAVAILABLE') : orderList([orderRow(1)])),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available at the moment');
    const account = within(screen.getByRole('navigation', { name: 'Your account' }));
    expect(account.getByRole('link', { name: 'Favourites' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /FR-1001/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('filter the orders by state in the URL', async () => {
    const { user, requests, router } = await renderShop({
      path: '/user/my-orders',
      session: customer(),
      handlers: { 'GET /orders/mine': orderList([orderRow(1), orderRow(2, { status: 'cancelled' })]) },
    });
    expect(await screen.findAllByRole('link', { name: /^Order FR-/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Delivered' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=delivered'));
    const asked = () => requests.filter(({ path }) => path === '/orders/mine').at(-1)?.params;
    await waitFor(() => expect(asked()).toEqual({ limit: 20, status: 'delivered' }));
  });

  it('say when an order under way arrives, and when any other was placed', async () => {
    const arrival = { day: dayFromNow(0), by: '23:59' };
    await renderShop({
      path: '/user/my-orders',
      session: customer(),
      handlers: {
        'GET /orders/mine': orderList([orderRow(1, { status: 'processing', arrival }), orderRow(2)]),
      },
    });
    expect(await screen.findByRole('link', { name: /FR-1001/ })).toHaveTextContent(
      'Arrives: Today by 11:59 PM · 2 items',
    );
    expect(screen.getByRole('link', { name: /FR-1002/ })).toHaveTextContent('Nov 20, 2026 · 2 items');
  });

  it('show an empty state with a link to the shop when there are no orders', async () => {
    await renderShop({
      path: '/user/my-orders',
      session: customer(),
      handlers: { 'GET /orders/mine': orderList([]) },
    });
    expect(await screen.findByRole('heading', { name: 'No orders here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/search');
  });
});

describe('the order page', () => {
  it('shows the order’s progress, items and address', async () => {
    await renderShop({
      path: orderPath,
      session: customer(),
      handlers: { [orderCall]: order({ notes: 'Ring twice', couponCode: 'TEN', discount: 60 }) },
    });
    const way = within(await screen.findByRole('list', { name: 'Progress of this order' }));
    expect(way.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
    ]);
    expect(screen.getByText('2 × $3.00')).toBeVisible();
    expect(screen.getByText('Coupon TEN')).toBeVisible();
    expect(screen.getByText('66 Cedar Street')).toBeVisible();
    expect(screen.getByText('Ring twice')).toBeVisible();
  });

  it('polls the order’s state', async () => {
    let status: 'pending' | 'delivered' = 'pending';
    await renderShop({
      path: orderPath,
      session: customer(),
      handlers: { [orderCall]: () => order({ status }) },
    });
    expect(await screen.findByRole('list', { name: 'Progress of this order' })).toBeVisible();
    status = 'delivered';
    const badge = screen.getAllByRole('status').find((each) => within(each).queryByText('Pending'));
    expect(await within(badge!).findByText('Delivered')).toBeVisible();
  });

  it('shows the timeline of a cancelled order', async () => {
    const timeline = [
      { status: 'pending' as const, at: '2026-11-20T12:00:00.000Z' },
      { status: 'cancelled' as const, at: '2026-11-20T13:00:00.000Z' },
    ];
    await renderShop({
      path: orderPath,
      session: customer(),
      handlers: { [orderCall]: order({ status: 'cancelled', timeline }) },
    });
    const way = within(await screen.findByRole('list', { name: 'Progress of this order' }));
    expect(way.getAllByRole('listitem')).toHaveLength(2);
  });

  it('puts all items of the order into the cart again', async () => {
    const { user } = await renderShop({
      path: orderPath,
      session: customer(),
      handlers: { [orderCall]: order(), 'POST /cart/quote': quote(2) },
    });
    await user.click(await screen.findByRole('button', { name: 'Put all of it into the cart' }));
    expect(await screen.findByRole('dialog', { name: 'Your cart · 2 items' })).toBeVisible();
  });

  it('cancels an order that nobody packs yet, after a question', async () => {
    let isCancelled = false;
    const now = () =>
      isCancelled ? order({ status: 'cancelled', canCancel: false }) : order({ canCancel: true });
    const { user, requests } = await renderShop({
      path: orderPath,
      session: customer(),
      handlers: {
        [orderCall]: now,
        [`POST /orders/mine/${idOf(7001)}/cancel`]: () => {
          isCancelled = true;
          return now();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(requests.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.getAllByText('Cancelled')).not.toEqual([]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull());
  });

  it('leads to its invoice', async () => {
    await renderShop({ path: orderPath, session: customer(), handlers: { [orderCall]: order() } });
    expect(await screen.findByRole('link', { name: 'Invoice' })).toHaveAttribute(
      'href',
      `${orderPath}/invoice`,
    );
  });

  it('answers with not found for somebody else’s order', async () => {
    await renderShop({
      path: orderPath,
      session: customer(),
      handlers: { [orderCall]: () => failure(404, 'NOT_FOUND') },
    });
    expect(await screen.findByText('Page is not found!')).toBeVisible();
  });

  it('that came back to an earlier state shows the last time of each', async () => {
    const times = ['2026-11-20T08:00:00', '2026-11-20T09:00:00', '2026-11-21T10:00:00'];
    const statuses = ['pending', 'processing', 'processing'] as const;
    const timeline = statuses.map((status, at) => ({ status, at: times[at] ?? '' }));
    await renderShop({
      path: orderPath,
      session: customer(),
      handlers: { [orderCall]: order({ status: 'processing', timeline }) },
    });
    const way = within(await screen.findByRole('list', { name: 'Progress of this order' }));
    expect(way.getAllByRole('listitem')[1]).toHaveTextContent(/Nov 21, 2026 10:00 AM/);
  });

  it.each([
    ['pending', true],
    ['out_for_delivery', true],
    ['delivered', false],
    ['cancelled', false],
  ] as const)('whose state is %s is asked for again: %s', (status, again) => {
    const { refetchInterval } = liveOrderQuery('t', 'o');
    expect(refetchInterval({ state: { data: { status } } }) !== false).toBe(again);
  });
});

it('an order’s address with an invalid id shows the not-found page', async () => {
  await renderShop({ path: '/user/my-orders/nonsense', session: customer() });
  expect(await screen.findByRole('heading', { name: 'Page is not found!' })).toBeVisible();
  expect(screen.queryByText(/did not load/)).toBeNull();
});
