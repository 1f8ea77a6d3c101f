import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { dashboard } from '../../testing/dashboard';
import { id, list, noNotifications, notification, order } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const bell = () => screen.findByRole('button', { name: /^Notifications/ });

const newOrder = notification();
const stockOut = notification({
  id: id(502),
  message: 'Bananas are sold out',
  kind: 'stock_out',
  productId: id(101),
  orderId: null,
});
const staff = notification({
  id: id(503),
  message: 'Olive joined',
  kind: 'staff',
  orderId: null,
  status: 'read',
});

it('the bell counts unread notifications and stops at 99+', async () => {
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': { ...noNotifications, totalUnreadDoc: 250, totalDoc: 250 },
  });
  expect(await screen.findByText('99+')).toBeInTheDocument();
  expect(await bell()).toHaveAccessibleName('Notifications, 250 unread');
  expect(page.requests.find(({ path }) => path === '/notification')?.params).toEqual({ page: 1 });
});

it('the bell whose notifications did not load says so, and loads them again', async () => {
  let isDown = true;
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': () => (isDown ? failure(403, 'FORBIDDEN') : noNotifications),
  });
  await page.user.click(await bell());
  const failed = within(await screen.findByRole('alert'));
  isDown = false;
  await page.user.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No new notification')).toBeInTheDocument();
});

it('goods that run out are named in the reader’s language', async () => {
  const low = notification({
    message: 'Käse (Groß): 2',
    kind: 'stock_out',
    goods: { title: { en: 'Cheese', de: 'Käse' }, label: { en: 'Large', de: 'Groß' }, left: 2 },
    productId: id(101),
    orderId: null,
  });
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': { notifications: [low], totalUnreadDoc: 1, totalDoc: 1 },
  });
  await page.user.click(await bell());
  expect(await screen.findByText('Cheese (Large): 2 left')).toBeInTheDocument();
});

it('a notice of a review and of a message opens just that one', async () => {
  const about = { productId: null, orderId: null };
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': {
      notifications: [
        notification({ id: id(504), message: 'Rye Bread', kind: 'review', ...about, subjectId: id(61) }),
        notification({ id: id(505), message: 'Bob', kind: 'message', ...about, subjectId: id(62) }),
      ],
      totalUnreadDoc: 2,
      totalDoc: 2,
    },
  });
  await page.user.click(await bell());
  const panel = within(await screen.findByRole('region', { name: 'Notifications' }));
  const targets = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([`/admin/reviews?review=${id(61)}`, `/admin/messages?message=${id(62)}`]);
});

it('the bell’s panel says when there is no new notification', async () => {
  const page = await openAdmin('/admin/coming-soon');
  await page.user.click(await bell());
  expect(await screen.findByText('No new notification')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show all notifications' })).not.toBeInTheDocument();
});

it('each notification links to its subject and has a badge', async () => {
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': { notifications: [stockOut, newOrder, staff], totalUnreadDoc: 2, totalDoc: 6 },
  });
  await page.user.click(await bell());
  const panel = await screen.findByRole('region', { name: 'Notifications' });
  const item = (message: string) => within(panel).getByRole('link', { name: new RegExp(message) });
  expect(item('sold out')).toHaveAttribute('href', `/admin/products/${id(101)}`);
  expect(item('placed order')).toHaveAttribute('href', `/admin/order/${id(1)}`);
  expect(item('joined')).toHaveAttribute('href', '/admin/our-staff');
  expect(within(panel).getByText('Stock Out')).toBeInTheDocument();
  expect(within(panel).getByText('New Order')).toBeInTheDocument();
  expect(within(panel).getAllByText('(unread)')).toHaveLength(2);
  expect(within(panel).getByRole('link', { name: 'Show all notifications' })).toHaveAttribute(
    'href',
    '/admin/notifications',
  );
});

it('a kind that only a newer server knows has its message and an icon', async () => {
  const unknown = notification({ message: 'Something new', kind: 'of tomorrow' as 'staff', orderId: null });
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': { notifications: [unknown], totalUnreadDoc: 1, totalDoc: 1 },
  });
  await page.user.click(await bell());
  const item = (await screen.findByRole('link', { name: /Something new/ })).closest('li');
  expect(item?.querySelector('svg.lucide-bell')).toBeInTheDocument();
});

it('opening a notification that was read changes nothing', async () => {
  const read = notification({ status: 'read' });
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': { notifications: [read], totalUnreadDoc: 0, totalDoc: 1 },
    'GET /orders/:id': order(),
  });
  await page.user.click(await bell());
  await page.user.click(await screen.findByRole('link', { name: /placed order/ }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/order/${id(1)}`));
  expect(page.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('opening a notification marks it as read and closes the panel', async () => {
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': { notifications: [newOrder], totalUnreadDoc: 1, totalDoc: 1 },
    'PUT /notification/:id': newOrder,
    'GET /orders/:id': order(),
  });
  await page.user.click(await bell());
  await page.user.click(await screen.findByRole('link', { name: /placed order/ }));
  expect(await screen.findByRole('heading', { name: 'FR-1001', level: 1 })).toBeInTheDocument();
  const update = page.requests.find(({ method }) => method === 'PUT');
  expect(update).toMatchObject({ path: `/notification/${newOrder.id}`, body: { status: 'read' } });
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
});

it('a notification can be deleted, and the list is fetched again', async () => {
  let notifications = [newOrder];
  const page = await openAdmin('/admin/coming-soon', {
    'GET /notification': () => ({
      notifications,
      totalUnreadDoc: notifications.length,
      totalDoc: notifications.length,
    }),
    'DELETE /notification/:id': () => {
      notifications = [];
      return { success: true };
    },
  });
  await page.user.click(await bell());
  await page.user.click(await screen.findByRole('button', { name: /^Delete: Ann Archer/ }));
  expect(await screen.findByText('No new notification')).toBeInTheDocument();
});

it('notifications cannot be deleted with the permission to read only', async () => {
  const page = await openAdmin(
    '/admin/coming-soon',
    { 'GET /notification': { notifications: [newOrder], totalUnreadDoc: 1, totalDoc: 1 } },
    everything.filter((permission) => permission !== 'write_notifications'),
  );
  await page.user.click(await bell());
  expect(await screen.findByRole('link', { name: /placed order/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

it('Escape closes the panel and returns the focus to the bell', async () => {
  const page = await openAdmin('/admin/coming-soon');
  await page.user.click(await bell());
  await screen.findByText('No new notification');
  await page.user.keyboard('{Escape}');
  expect(screen.queryByText('No new notification')).not.toBeInTheDocument();
  expect(await bell()).toHaveFocus();
});

describe('the page of notifications', () => {
  it('shows all notifications in pages', async () => {
    const page = await openAdmin('/admin/notifications', {
      'GET /notification': ({ params }) => ({
        notifications: [notification({ message: `Message of page ${params.page}` })],
        totalUnreadDoc: 0,
        totalDoc: 41,
      }),
      'GET /dashboard': dashboard(),
    });
    expect(await screen.findByText('Message of page 1')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Message of page 2')).toBeInTheDocument();
    expect(page.router.state.location.search).toBe('?page=2');
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('deletes those that were read in one call, and Undo brings them back', async () => {
    const page = await openAdmin('/admin/notifications', {
      'GET /notification': { notifications: [newOrder, staff], totalUnreadDoc: 1, totalDoc: 2 },
      'PATCH /notification/delete/many': { changed: 1 },
      'POST /admin/bulk/notifications.restore': { operation: 'notifications.restore', done: 1 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Delete read ones' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored')).toBeInTheDocument();
    const sent = (path: string) => page.requests.find((request) => request.path === path)?.body;
    expect(sent('/notification/delete/many')).toEqual({ ids: [staff.id] });
    expect(sent('/admin/bulk/notifications.restore')).toMatchObject({ items: [{ id: staff.id }] });
  });

  it('deletes all about one product', async () => {
    const again = { ...stockOut, id: id(507) };
    const page = await openAdmin('/admin/notifications', {
      'GET /notification': { notifications: [stockOut, again, newOrder], totalUnreadDoc: 3, totalDoc: 3 },
      'DELETE /notification/product-id/:id': { changed: 2, ids: [stockOut.id, again.id] },
    });
    const [first] = await screen.findAllByRole('button', { name: /^Delete all about this product/ });
    await page.user.click(first as HTMLElement);
    expect(await screen.findByText('2 notifications deleted')).toBeInTheDocument();
    expect(page.requests.some(({ path }) => path === `/notification/product-id/${id(101)}`)).toBe(true);
  });

  it('sends a message to the team', async () => {
    const page = await openAdmin('/admin/notifications', {
      'POST /notification/add': { status: 201, body: staff },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Write to the team' }));
    await page.user.type(await screen.findByLabelText('Message'), ' The oven is broken ');
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Message sent to the team')).toBeInTheDocument();
    expect(page.requests.find(({ path }) => path === '/notification/add')?.body).toEqual({
      message: 'The oven is broken',
    });
  });

  it('marks a whole page as read', async () => {
    const page = await openAdmin('/admin/notifications', {
      'GET /notification': { notifications: [newOrder, staff], totalUnreadDoc: 1, totalDoc: 2 },
      'PATCH /notification/update/many': { changed: 1 },
      'GET /products': list([]),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Mark these as read' }));
    await waitFor(() =>
      expect(page.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
        ids: [newOrder.id],
        status: 'read',
      }),
    );
  });
});
