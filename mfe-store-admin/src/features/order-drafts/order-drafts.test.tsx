import { screen, waitFor } from '@testing-library/react';
import type { OrderDraftRow } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, oneByOne } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const draft: OrderDraftRow = {
  ...{ id: id(701), version: 1, updatedAt: '2026-08-14T09:30:00.000Z', actorName: 'Sam Staff' },
  ...{ name: 'Bob Caller', contact: '555 0199', itemCount: 3 },
};
const nameless = { ...draft, id: id(702), name: '' };
const open = (handlers: Handlers = {}) =>
  openAdmin('/admin/orders/drafts', {
    'GET /list-views': { views: [], layouts: [] },
    'GET /order-drafts': list([draft, nameless]),
    'POST /admin/bulk/order-drafts.delete': { operation: 'order-drafts.delete', done: 1 },
    'POST /admin/bulk/order-drafts.restore': { operation: 'order-drafts.restore', done: 1 },
    ...handlers,
  });

it('drafts lead to the order that is being written, also without a name', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Bob Caller' });
  expect(link).toHaveAttribute('href', `/admin/orders/new?draft=${id(701)}`);
  expect(screen.getByRole('link', { name: 'Nobody yet' })).toBeInTheDocument();
});

it('a draft is deleted, and Undo brings it back', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Bob Caller' }));
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  const sent = () => page.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await waitFor(() =>
    expect(sent()).toEqual(['/admin/bulk/order-drafts.delete', '/admin/bulk/order-drafts.restore']),
  );
});

it('drafts are saved as CSV, those of all pages', async () => {
  const page = await open({ 'GET /order-drafts': oneByOne(draft, nameless) });
  expect(await exportedLines(page)).toEqual([
    'name,contact,itemCount,actorName,updatedAt',
    'Bob Caller,555 0199,3,Sam Staff,2026-08-14T09:30:00.000Z',
    ',555 0199,3,Sam Staff,2026-08-14T09:30:00.000Z',
  ]);
});
