import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { dashboard } from '../../testing/dashboard';
import { id, productRow } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

it('the store’s dashboard shows each figure with its change and links to the orders it counts', async () => {
  await openAdmin('/admin/dashboard', { 'GET /dashboard': dashboard() });
  const today = await screen.findByRole('link', { name: 'Sales today' });
  expect(today).toHaveAttribute(
    'href',
    '/admin/orders?startDate=2026-07-30&endDate=2026-07-30&without=cancelled',
  );
  expect(screen.getByText('$120.00')).toBeInTheDocument();
  expect(screen.getByText(/\+20\s?%/)).toBeInTheDocument();
  expect(screen.getByText('vs yesterday')).toBeInTheDocument();
  expect(screen.getByText(/−25\s?%/)).toBeInTheDocument();
  expect(screen.getByText('vs all of last month')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sales this month' })).toHaveAttribute(
    'href',
    '/admin/orders?startDate=2026-07-01&endDate=2026-07-30&without=cancelled',
  );
});

it('the store’s dashboard links a status, a product and an order to their pages', async () => {
  await openAdmin('/admin/dashboard', { 'GET /dashboard': dashboard() }, [...everything, 'read_stock']);
  const statuses = await screen.findByRole('region', { name: 'Orders by status' });
  expect(within(statuses).getByRole('link', { name: /Pending 4/ })).toHaveAttribute(
    'href',
    '/admin/orders?status=pending',
  );
  expect(screen.getByRole('link', { name: 'Bananas' })).toHaveAttribute(
    'href',
    `/admin/products/${productRow().id}`,
  );
  expect(screen.getByRole('link', { name: 'FR-1001' })).toHaveAttribute('href', `/admin/order/${id(1)}`);
  expect(screen.getByText(/2 products are running out/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what to reorder' })).toHaveAttribute(
    'href',
    '/admin/stock?stock=low',
  );
});

it('the sales chart has a text alternative, and the same days as a table and as CSV', async () => {
  const page = await openAdmin('/admin/dashboard', { 'GET /dashboard': dashboard() });
  expect(
    await screen.findByRole('img', { name: /\$4,350\.00 in total, most on Jul 30, 2026/ }),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('tab', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Sales of the last 30 days' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Jul 30, 2026');
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:sales';
  };
  await page.user.click(screen.getByRole('button', { name: 'Save as CSV: Sales of the last 30 days' }));
  await waitFor(() => expect(saved).toBeDefined());
  const lines = ((await saved?.text()) ?? '').trim().split('\r\n');
  expect(lines[0]).toMatch(/Day,Orders,Sales \(USD\)$/);
  expect(lines.at(-1)).toMatch(/^2026-07-30,/);
});

it('the dashboard of a new store shows empty states', async () => {
  const zero = { amount: 0, orders: 0 };
  await openAdmin('/admin/dashboard', {
    'GET /dashboard': dashboard({
      today: zero,
      yesterday: zero,
      month: zero,
      lastMonth: zero,
      allTime: zero,
      bestSellers: [],
      recentOrders: [],
      lowStock: 0,
    }),
  });
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  expect(screen.getByText('Nothing sold yet')).toBeInTheDocument();
  expect(screen.queryByText(/running out/)).not.toBeInTheDocument();
});

it('the store’s dashboard offers to try again when it does not load', async () => {
  let broken = true;
  const page = await openAdmin('/admin/dashboard', {
    'GET /dashboard': () => (broken ? failure(503, 'UNAVAILABLE') : dashboard()),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await page.user.click(retry);
  expect(await screen.findByRole('link', { name: 'Sales today' })).toBeInTheDocument();
});
