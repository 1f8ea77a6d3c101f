import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderEditInput } from 'api';
import { configureNavigation } from 'mfe-shared';
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
type Page = Awaited<ReturnType<typeof open>>;

const retype = async ({ user }: Page, label: string, typed: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
};

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

describe('an order that a colleague saves first', () => {
  /** Adds a banana and types a city. The colleague has saved `theirs` by the time of saving. */
  async function saveTooLate(theirs: Partial<Order>) {
    let stored = order();
    const page = await open({
      'GET /orders/:id': () => stored,
      'PUT /staff-orders/:id': ({ body }: { body: OrderEditInput }) => {
        if (body.version !== stored.version) return failure(409, 'VERSION_CONFLICT');
        if (stored.status !== 'pending') return failure(409, 'ORDER_STATE');
        return { ...stored, version: stored.version + 1, userInfo: body.address, notes: body.notes };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Increase Bananas' }));
    await retype(page, 'City', 'Shelbyville');
    stored = order({ version: 2, ...theirs });
    await page.user.click(screen.getByRole('button', { name: /^Save/ }));
    return page;
  }
  const bananas = (qtyOrdered: number) => order().lines.map((line) => ({ ...line, qtyOrdered }));
  const sent = ({ requests }: Page) => requests.findLast(({ method }) => method === 'PUT')?.body;

  it('keeps what was typed, shows both versions, and is saved over theirs at the next attempt', async () => {
    const page = await saveTooLate({ lines: bananas(5), notes: 'No bags' });
    expect(await screen.findByText('Somebody else saved this first.')).toBeInTheDocument();
    const goods = within(screen.getByRole('group', { name: 'Goods' }));
    expect(goods.getByRole('button', { name: 'Theirs 5 × Bananas', pressed: false })).toBeInTheDocument();
    expect(goods.getByRole('button', { name: 'Yours 3 × Bananas', pressed: true })).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Shelbyville');
    expect(screen.getByLabelText('Note of the customer', { selector: 'textarea' })).toHaveValue('No bags');
    await screen.findByText('$34.20');
    await page.user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('FR-1001 is changed')).toBeInTheDocument();
    expect(sent(page)).toMatchObject({
      ...{ version: 2, notes: 'No bags', address: { city: 'Shelbyville', name: 'Ann Archer' } },
      items: [{ variantId: id(201), quantity: 3 }],
    });
  });

  it('is saved with their goods when these are chosen', async () => {
    const page = await saveTooLate({ lines: bananas(5) });
    await page.user.click(await screen.findByRole('button', { name: /^Theirs 5 × Bananas/ }));
    await screen.findByText('$34.20');
    await page.user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent(page)).toMatchObject({ version: 2, items: [{ variantId: id(201), quantity: 5 }] }),
    );
  });

  it('can still be read as it was typed when it is no longer pending', async () => {
    await saveTooLate({ status: 'confirmed' });
    expect(await screen.findByText(/Only a pending order can be edited/)).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Shelbyville');
    expect(screen.getByLabelText('City')).toBeDisabled();
  });
});

it('an edited order has what was typed before the session ended', async () => {
  const undo = configureNavigation({ replace: () => {} });
  const before = await open({ 'PUT /staff-orders/:id': failure(401, 'UNAUTHORIZED') });
  await before.user.click(await screen.findByRole('button', { name: 'Increase Bananas' }));
  await retype(before, 'City', 'Shelbyville');
  await before.user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText(/Your session has ended/);
  before.unmount();
  undo();
  await open();
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toHaveValue('Shelbyville');
  expect(screen.getByRole('group', { name: 'Bananas' })).toHaveTextContent('3');
});

it('an address that the API refuses for an order is marked at its field', async () => {
  const refused = failure(400, 'VALIDATION', [{ field: 'address.email', message: 'Invalid email' }]);
  const page = await open({ 'PUT /staff-orders/:id': refused });
  await retype(page, 'Email', 'ann@fresh..test');
  await page.user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  expect(screen.getByText('Enter an email address')).toBeInTheDocument();
});

it('an order that is under way cannot be edited', async () => {
  await open({ 'GET /orders/:id': order({ status: 'packed' }) });
  expect(await screen.findByText(/Only a pending order can be edited/)).toBeInTheDocument();
  expect(screen.getByLabelText('Add goods')).toBeDisabled();
});
