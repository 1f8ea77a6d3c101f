import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { id, order } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const [payment] = order().payments;
const delivered = (changes: object = {}) =>
  order({
    status: 'delivered',
    allowedStatuses: [],
    paymentStatus: 'paid',
    payments: [{ ...payment!, capturedAmount: 3420 }],
    ...changes,
  });

const open = (handlers = {}, permissions = everything) =>
  openAdmin(`/admin/order/${id(1)}`, { 'GET /orders/:id': delivered(), ...handlers }, permissions);

it('goods of an order are refunded with what they cost, and go back into stock', async () => {
  const refunded = delivered({ status: 'partially_returned', paymentStatus: 'partially_refunded' });
  const page = await open({ 'POST /refunds': refunded });
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund order FR-1001' }));
  expect(dialog.getByText(/\$34\.20 can be refunded/)).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Increase Pieces of Bananas' }));
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('13.50');
  await page.user.click(dialog.getByRole('button', { name: 'Refund $13.50' }));
  expect(await dialog.findByText('Give a reason')).toBeInTheDocument();
  await page.user.type(dialog.getByLabelText(/Reason/), 'Squashed');
  await page.user.click(dialog.getByRole('button', { name: 'Refund $13.50' }));
  expect(await screen.findByText('$13.50 refunded')).toBeInTheDocument();
  const sent = page.requests.find(({ path }) => path === '/refunds');
  expect(sent?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
  expect(sent?.body).toEqual({
    orderId: id(1),
    version: 1,
    paymentId: payment!.id,
    amount: 1350,
    lines: [{ lineId: id(11), qty: 1 }],
    goods: 'restocked',
    reason: 'Squashed',
  });
});

it('a refund whose reply was lost is sent again under the same key, and another refund under another', async () => {
  const page = await open({ 'POST /refunds': failure(504, 'UNAVAILABLE') });
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByLabelText(/Amount/), '5');
  await page.user.type(dialog.getByLabelText(/Reason/), 'Late');
  const keys = () =>
    page.requests.filter(({ path }) => path === '/refunds').map(({ headers }) => headers['Idempotency-Key']);
  const send = async (count: number) => {
    await page.user.click(await dialog.findByRole('button', { name: /^Refund \$/ }));
    await waitFor(() => expect(keys()).toHaveLength(count));
  };
  await send(1);
  await send(2);
  await page.user.clear(dialog.getByLabelText(/Amount/));
  await page.user.type(dialog.getByLabelText(/Amount/), '6');
  await send(3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('a refund of goods is suggested no higher than what is left of the payment', async () => {
  const left = { ...payment!, capturedAmount: 3420, refundedAmount: 3000 };
  const page = await open({ 'GET /orders/:id': delivered({ payments: [left] }) });
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Increase Pieces of Bananas' }));
  expect(dialog.getByLabelText(/Amount/)).toHaveValue('4.20');
});

it('an amount without goods is refunded, up to what was paid', async () => {
  const page = await open({ 'POST /refunds': failure(409, 'REFUND_TOO_HIGH') });
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByLabelText(/Reason/), 'Late');
  await page.user.type(dialog.getByLabelText(/Amount/), '99');
  await page.user.click(dialog.getByRole('button', { name: /Refund \$/ }));
  expect(await dialog.findByText('Enter an amount up to $34.20')).toBeInTheDocument();
  await page.user.clear(dialog.getByLabelText(/Amount/));
  await page.user.type(dialog.getByLabelText(/Amount/), '5');
  await page.user.click(dialog.getByRole('button', { name: 'Refund $5.00' }));
  expect(await screen.findByText('This is more than can still be refunded.')).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/refunds')?.body).toMatchObject({
    amount: 500,
    lines: [],
    goods: 'kept',
  });
});

it('a refund of nothing is refused while no goods come back', async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByLabelText(/Reason/), 'Late');
  await page.user.type(dialog.getByLabelText(/Amount/), '0');
  await page.user.keyboard('{Enter}');
  expect(await dialog.findByText('Enter an amount up to $34.20')).toBeInTheDocument();
  expect(page.requests.some(({ path }) => path === '/refunds')).toBe(false);
});

it('goods of an order of which some have come back can go into stock, too', async () => {
  const page = await open({ 'GET /orders/:id': delivered({ status: 'partially_returned' }) });
  await page.user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Increase Pieces of Bananas' }));
  await page.user.type(dialog.getByLabelText(/Reason/), 'Squashed');
  await page.user.click(dialog.getByRole('button', { name: /^Refund/ }));
  await waitFor(() =>
    expect(page.requests.find(({ path }) => path === '/refunds')?.body).toMatchObject({ goods: 'restocked' }),
  );
});

it('a refund is not offered without its permission, or while nothing is paid', async () => {
  await open(
    {},
    everything.filter((permission) => permission !== 'refund_orders'),
  );
  await screen.findByRole('heading', { name: 'FR-1001' });
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});

it('a note for colleagues is added to the timeline', async () => {
  let current = order();
  const [placed] = current.timeline;
  const note = { ...placed!, id: id(22), kind: 'note' as const, fromStatus: 'pending' as const };
  const page = await open({
    'GET /orders/:id': () => current,
    'POST /orders/:id/notes': () => {
      current = order({ timeline: [placed!, { ...note, note: 'Call first', actorName: 'Sam' }] });
      return current;
    },
  });
  await page.user.type(await screen.findByLabelText('Note for colleagues'), 'Call first');
  await page.user.click(screen.getByRole('button', { name: 'Add note' }));
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(await timeline.findByText('Call first', { selector: 'div' })).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path.endsWith('/notes'))?.body).toEqual({ text: 'Call first' });
});
