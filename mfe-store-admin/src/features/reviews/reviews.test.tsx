import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from 'api';
import { failure } from 'mfe-shared/testing';
import { id, list, text } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const review = (changes: Partial<Review> = {}): Review => ({
  id: id(61),
  productId: id(1),
  customerId: id(7),
  product: { title: text('Rye Bread'), slug: 'rye-bread', image: null },
  rating: 4,
  title: 'Good crust',
  text: 'Fresh every\nmorning.',
  authorName: 'Ann M.',
  status: 'pending',
  reason: '',
  reply: '',
  repliedAt: null,
  writtenAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  ...changes,
});
const shown = review({
  id: id(62),
  title: 'Stale',
  authorName: 'Bob',
  rating: 1,
  status: 'approved',
  version: 5,
});
const open = (search = '', handlers = {}, permissions = ['read_reviews', 'write_reviews']) =>
  openAdmin(
    `/admin/reviews${search}`,
    {
      'GET /reviews': list([review(), shown], { counts: { pending: 1, approved: 1, rejected: 0 } }),
      [`GET /reviews/${id(61)}`]: review(),
      [`GET /reviews/${id(62)}`]: shown,
      [`PUT /reviews/${id(62)}/reply`]: shown,
      'POST /admin/bulk/reviews.status': { done: 1 },
      'POST /admin/bulk/reviews.delete': { done: 1 },
      ...handlers,
    },
    permissions,
  );
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

it('a review opens beside the list, and the text that was read is what is approved', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('link', { name: /^Rye Bread.*Good crust/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Rye Bread' }));
  expect(drawer.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await page.user.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(sent(page)).toMatchObject([
      ['/admin/bulk/reviews.status', { items: [{ id: id(61), version: 3, status: 'approved' }] }],
    ]),
  );
});

it('a review is rejected with a reason', async () => {
  const page = await open(`?review=${id(61)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Rye Bread' }));
  await page.user.click(drawer.getByRole('button', { name: 'Reject' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reject the review?' }));
  await page.user.type(question.getByLabelText('Reason'), 'No phone numbers');
  await page.user.click(question.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sent(page)[0]?.[1]).toMatchObject({
      items: [{ id: id(61), version: 3, status: 'rejected', reason: 'No phone numbers' }],
    }),
  );
});

it('a review is deleted at once, and Undo brings it back', async () => {
  const page = await open(`?review=${id(61)}`, { 'POST /admin/bulk/reviews.restore': { done: 1 } });
  const drawer = within(await screen.findByRole('dialog', { name: 'Rye Bread' }));
  await page.user.click(drawer.getByRole('button', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  expect(sent(page)).toMatchObject([
    ['/admin/bulk/reviews.delete', { items: [{ id: id(61) }] }],
    ['/admin/bulk/reviews.restore', { items: [{ id: id(61) }] }],
  ]);
});

it('the store replies to a review', async () => {
  const page = await open(`?review=${id(62)}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Rye Bread' }));
  await page.user.type(drawer.getByLabelText('Reply of the store'), 'We are sorry.');
  await page.user.click(drawer.getByRole('button', { name: 'Save the reply' }));
  await waitFor(() =>
    expect(sent(page)).toEqual([[`/reviews/${id(62)}/reply`, { reply: 'We are sorry.', version: 5 }]]),
  );
});

it('a review that was rewritten meanwhile is not approved, and that is said', async () => {
  const page = await open(`?review=${id(61)}`, {
    'POST /admin/bulk/reviews.status': failure(409, 'VERSION_CONFLICT'),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Rye Bread' }));
  await page.user.click(drawer.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/changed this meanwhile/)).toBeInTheDocument();
});

it('staff without the permission to decide on reviews can only read them', async () => {
  await open(`?review=${id(61)}`, {}, ['read_reviews']);
  const drawer = within(await screen.findByRole('dialog', { name: 'Rye Bread' }));
  expect(drawer.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(drawer.queryByLabelText('Reply of the store')).not.toBeInTheDocument();
});

it('the reviews are exported with what is filtered, by whoever may', async () => {
  const page = await open('?status=approved&rating=1', { 'GET /reviews/export': 'file' }, [
    'read_reviews',
    'export_reviews',
  ]);
  const make = jest.fn(() => 'blob:reviews');
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: jest.fn() });
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(page.requests.find(({ path }) => path === '/reviews/export')?.params).toEqual({
      status: 'approved',
      rating: '1',
    }),
  );
});

it('staff without the permission do not export reviews', async () => {
  await open();
  await screen.findByRole('link', { name: /^Rye Bread.*Good crust/ });
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
