import { screen, waitFor, within } from '@testing-library/react';
import type { Analytics, GoodsAnalytics } from 'api';
import { failure } from 'mfe-shared/testing';
import { id, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const range = { startDate: '2026-03-01', endDate: '2026-03-02' };
const figures = {
  ...{ revenue: 12_000, orders: 4, basket: 3_000, discount: 500 },
  ...{ newCustomers: 1, returningCustomers: 2 },
};
const none = { amount: 0, orders: 0 };
const sales: Analytics = {
  currency: 'USD',
  range,
  before: { startDate: '2026-02-27', endDate: '2026-02-28' },
  figures,
  figuresBefore: { ...figures, revenue: 10_000 },
  days: [
    { day: '2026-03-01', amount: 12_000, orders: 4, before: { amount: 10_000, orders: 4 } },
    { day: '2026-03-02', ...none, before: none },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    ...(hour === 9 ? { amount: 12_000, orders: 4 } : none),
  })),
  coupons: [{ couponCode: 'SPRING', orders: 1, amount: 3_000, discount: 500 }],
};
const product = { productId: id(101), title: text('Bananas'), image: null, quantity: 7, amount: 1_400 };
const goods: GoodsAnalytics = {
  currency: 'USD',
  range,
  best: [product],
  slow: [{ ...product, productId: id(102), title: text('Dust catcher'), quantity: 0, available: 50 }],
  categories: [{ id: null, name: {}, quantity: 7, amount: 1_400 }],
  stock: { cost: 5_000, retail: 9_900, pieces: 33, withoutCost: 2 },
};
const handlers = { 'GET /analytics/goods': goods, 'GET /analytics': sales };
const path = '/admin/analytics?startDate=2026-03-01&endDate=2026-03-02';

it('figures are compared with the time before and lead to the orders that they count', async () => {
  await openAdmin(path, handlers);
  const link = await screen.findByRole('link', { name: 'Revenue' });
  expect(link).toHaveAttribute(
    'href',
    '/admin/orders?startDate=2026-03-01&endDate=2026-03-02&without=cancelled',
  );
  expect(screen.getByText('$100.00 before')).toBeInTheDocument();
  expect(screen.getByText(/\+20\s?%/)).toBeInTheDocument();
});

it('a chart has a table of the same figures, each day with a link to its orders', async () => {
  const { user } = await openAdmin(path, handlers);
  const panel = within(await screen.findByRole('region', { name: 'Revenue by day' }));
  await user.click(panel.getByRole('tab', { name: 'Table' }));
  expect(panel.getByRole('row', { name: /Mar 1, 2026 4 \$120.00 \$100.00/ })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Mar 1, 2026' })).toHaveAttribute(
    'href',
    '/admin/orders?startDate=2026-03-01&endDate=2026-03-01&without=cancelled',
  );
});

it('every figure, every hour, every coupon and all goods lead to what they count', async () => {
  const days = 'startDate=2026-03-01&endDate=2026-03-02';
  const orders = `/admin/orders?${days}&without=cancelled`;
  const { user } = await openAdmin(path, handlers, [...everything, 'read_stock']);
  await screen.findByRole('link', { name: 'Revenue' });
  await user.click(
    within(screen.getByRole('region', { name: 'Orders by hour' })).getByRole('tab', { name: 'Table' }),
  );
  const targets = {
    Orders: orders,
    'New customers': `/admin/customers?buyers=new&${days}`,
    'Returning customers': `/admin/customers?buyers=returning&${days}`,
    Discounts: `${orders}&discounted=yes`,
    '09:00': `${orders}&hour=9`,
    SPRING: `${orders}&coupon=SPRING`,
    Bananas: `${orders}&product=${id(101)}`,
    'Dust catcher': `/admin/products/edit/${id(102)}`,
    'Without a category': `${orders}&category=none`,
  };
  const main = within(screen.getByRole('main'));
  for (const [name, href] of Object.entries(targets))
    expect([name, (await main.findByRole('link', { name })).getAttribute('href')]).toEqual([name, href]);
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href === '/admin/stock?stock=in')).toHaveLength(2);
});

it('goods are shown by sales, and goods without a category are called so', async () => {
  await openAdmin(path, handlers);
  const best = within(await screen.findByRole('region', { name: 'Best sellers' }));
  expect(best.getByRole('link', { name: 'Bananas' })).toBeInTheDocument();
  expect(screen.getByText('Dust catcher')).toBeInTheDocument();
  expect(screen.getByText('Without a category')).toBeInTheDocument();
  expect(screen.getByText('2 variants have no cost price')).toBeInTheDocument();
});

it('the cost of the stock is not shown to staff who may not see costs', async () => {
  await openAdmin(path, {
    ...handlers,
    'GET /analytics/goods': { ...goods, stock: { ...goods.stock, cost: null } },
  });
  expect(await screen.findByText('$99.00')).toBeInTheDocument();
  expect(screen.queryByText('2 variants have no cost price')).not.toBeInTheDocument();
});

it('the figures are compared with the time that staff choose', async () => {
  const { user, requests } = await openAdmin(path, handlers);
  await user.selectOptions(await screen.findByLabelText('Compare with'), 'A year ago');
  await waitFor(() =>
    expect(requests.filter(({ path: asked }) => asked === '/analytics').at(-1)?.params).toMatchObject({
      ...range,
      compare: 'year',
    }),
  );
});

it('analytics offer to try again when they do not load', async () => {
  await openAdmin(path, { ...handlers, 'GET /analytics': failure(503, 'UNAVAILABLE') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
