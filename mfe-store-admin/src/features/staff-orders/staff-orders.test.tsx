import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { id, order, text } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const quote = (changes: object = {}) => ({
  lines: order().lines,
  ...{ subTotal: 3000, discount: 300, shippingCost: 720, tax: 224, total: 3420 },
  ...{ difference: 0, couponLost: false, issues: [], ...changes },
});
const good = {
  variantId: id(202),
  title: text('Pears'),
  variantLabel: text(''),
  ...{ unitLabel: '500 g', sku: 'PEARS', image: null, price: 400, available: 3 },
};
const open = (handlers = {}) =>
  openAdmin(`/admin/order/${id(1)}/edit`, {
    'GET /orders/:id': order(),
    'POST /staff-orders/:id/quote': ({ body }: { body: { items: unknown[] } }) =>
      body.items.length > 1 ? quote({ subTotal: 3400, total: 3820, difference: 400 }) : quote(),
    'GET /staff-orders/goods': [good],
    ...handlers,
  } as never);

it('goods are added to a pending order, and the difference is shown before it is saved', async () => {
  const page = await open({ 'PUT /staff-orders/:id': order({ version: 2, total: 3820 }) });
  await page.user.type(await screen.findByLabelText('Add goods'), 'pear');
  const found = within(await screen.findByRole('list', { name: 'Goods found' }));
  await page.user.click(await found.findByRole('button', { name: /Pears/ }));
  expect(await screen.findByText('$4.00 more to pay')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('FR-1001 is changed')).toBeInTheDocument();
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/order/${id(1)}`));
  expect(page.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    version: 1,
    total: 3820,
    shippingOption: 'one',
    items: [
      { variantId: id(201), quantity: 2 },
      { variantId: id(202), quantity: 1 },
    ],
  });
});

it('a search for goods to add to an order says so when it fails', async () => {
  const page = await open({ 'GET /staff-orders/goods': failure(403, 'FORBIDDEN') });
  await page.user.type(await screen.findByLabelText('Add goods'), 'pear');
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have the right to do this.');
});

it('an order that a colleague has changed first can be loaded again', async () => {
  const page = await open({ 'PUT /staff-orders/:id': failure(409, 'VERSION_CONFLICT') });
  await page.user.click(await screen.findByRole('button', { name: 'Increase Bananas' }));
  await page.user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('button', { name: 'Load it again' })).toBeInTheDocument();
});

it('an order that is under way cannot be edited', async () => {
  await open({ 'GET /orders/:id': order({ status: 'packed' }) });
  expect(await screen.findByText(/Only a pending order can be edited/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Add goods')).not.toBeInTheDocument();
});
