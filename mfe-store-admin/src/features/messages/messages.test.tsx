import { screen, waitFor, within } from '@testing-library/react';
import type { StoredMessage } from 'api';
import { id, list } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const message = (changes: Partial<StoredMessage> = {}): StoredMessage => ({
  id: id(61),
  name: 'Bob Caller',
  email: 'bob@mail.test',
  text: 'Do you have rye bread?\nThank you.',
  status: 'unread',
  customerId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const open = (search = '', permissions = ['read_messages', 'write_messages']) =>
  openAdmin(
    `/admin/messages${search}`,
    {
      'GET /messages': list([message(), message({ id: id(62), name: 'Ann', status: 'done' })], {
        counts: { unread: 1, read: 0, done: 1 },
      }),
      'POST /admin/bulk/messages.status': { done: 1 },
      'POST /admin/bulk/messages.delete': { done: 1 },
      'POST /admin/bulk/messages.restore': { done: 1 },
    },
    permissions,
  );
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

it('a message opens beside the list, is read by that, and is answered by mail', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('link', { name: /^Bob Caller/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Bob Caller' }));
  expect(drawer.getByText(/Do you have rye bread/)).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:bob@mail\.test\?subject=Your%20message/),
  );
  await waitFor(() =>
    expect(sent(page)).toMatchObject([
      ['/admin/bulk/messages.status', { items: [{ id: id(61), status: 'read' }] }],
    ]),
  );
  await page.user.click(drawer.getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(sent(page).at(-1)?.[1]).toMatchObject({ items: [{ status: 'done' }] }));
});

it('a message that is not on this page of the list opens by the link of a mail', async () => {
  const page = await openAdmin(
    `/admin/messages?message=${id(63)}`,
    {
      'GET /messages': list([message()], { counts: { unread: 1, read: 0, done: 1 } }),
      'GET /messages/:id': message({ id: id(63), name: 'Carla', status: 'done' }),
    },
    ['read_messages'],
  );
  expect(await screen.findByRole('dialog', { name: 'Carla' })).toHaveTextContent('rye bread');
  expect(page.requests.find(({ path }) => path === `/messages/${id(63)}`)).toBeDefined();
});

it('a message is deleted at once, and Undo brings it back', async () => {
  const page = await open(`?message=${id(62)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Ann' }));
  await page.user.click(drawer.getByRole('button', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(page).map(([path]) => path)).toEqual([
      '/admin/bulk/messages.delete',
      '/admin/bulk/messages.restore',
    ]),
  );
});

it('staff without the permission to change messages can only read them', async () => {
  const page = await open(`?message=${id(61)}`, ['read_messages']);
  const drawer = within(await screen.findByRole('dialog', { name: 'Bob Caller' }));
  expect(drawer.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(sent(page)).toEqual([]);
});

it('messages are exported as the list is filtered', async () => {
  const page = await openAdmin(
    '/admin/messages?status=done&q=rye',
    {
      'GET /messages/export': { status: 200, body: 'file' },
      'GET /messages': list([message()], { counts: { unread: 1, read: 0, done: 1 } }),
    },
    ['read_messages'],
  );
  Object.assign(URL, { createObjectURL: () => 'blob:messages', revokeObjectURL: () => undefined });
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(page.requests.find(({ path }) => path === '/messages/export')?.params).toEqual({
      ...{ status: 'done', q: 'rye' },
    }),
  );
});
