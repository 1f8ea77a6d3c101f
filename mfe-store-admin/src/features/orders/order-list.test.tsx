import { screen } from '@testing-library/react';
import { id, list, orderRow } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

it('all orders that match are moved, also those of pages that were never opened, in calls of 100', async () => {
  const all = Array.from({ length: 130 }, (_, index) =>
    orderRow({ id: id(5000 + index), number: `FR-${5000 + index}` }),
  );
  const page = await openAdmin('/admin/orders?status=pending', {
    'GET /orders': ({ params }) => {
      const [at, limit] = [Number(params.page), Number(params.limit)];
      const items = all.slice((at - 1) * limit, at * limit);
      return list(items, {
        ...{ page: at, pages: Math.ceil(all.length / limit), totalDoc: all.length },
        counts: { pending: all.length },
      });
    },
    'POST /admin/bulk/orders.status': { operation: 'orders.status', done: 100 },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select FR-5000' }));
  await page.user.click(screen.getByRole('button', { name: 'Select all 130 that match' }));
  await page.user.click(screen.getByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText('130 orders are now: Confirmed')).toBeInTheDocument();
  const calls = page.requests.filter(({ path }) => path === '/admin/bulk/orders.status');
  expect(calls.map(({ body }) => (body as { items: unknown[] }).items.length)).toEqual([100, 30]);
});

it('the list of orders has as many rows as the person has chosen before', async () => {
  const page = await openAdmin('/admin/orders', {
    'GET /orders': list([orderRow()], { counts: { pending: 1 } }),
    'GET /list-views': { views: [], layouts: [{ list: 'orders', columns: null, pageSize: 50 }] },
  });
  await screen.findByRole('link', { name: 'FR-1001' });
  expect(page.requests.filter(({ path }) => path === '/orders').at(-1)?.params).toMatchObject({
    limit: 50,
  });
});
