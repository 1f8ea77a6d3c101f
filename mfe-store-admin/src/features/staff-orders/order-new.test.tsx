import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { id, list, order, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const pears = {
  variantId: id(202),
  title: text('Pears'),
  variantLabel: text(''),
  ...{ unitLabel: '500 g', sku: 'PEARS', image: null, price: 400, available: 3 },
};
const quote = ({ body }: { body: { items: { quantity: number }[]; couponCode?: string } }) => {
  const subTotal = (body.items[0]?.quantity ?? 0) * 400;
  return {
    ...{ currency: 'USD', lines: [], subTotal, discount: 0, shippingCost: 6_000, tax: 30, coupon: null },
    ...{ total: subTotal + 6_000, missingToFreeShipping: null, issues: [] },
    couponError: body.couponCode ? 'COUPON_EXPIRED' : null,
    shippingOptions: [{ option: 'one', name: text('Today'), description: text(''), cost: 6_000 }],
  };
};
const ann = {
  ...{ id: id(900), name: 'Ann Shopper', email: 'ann@shop.test', phone: '555 0100' },
  addresses: [
    {
      ...{ id: id(901), label: '', name: 'Ann Shopper', contact: '555 0100', line1: '1 High Street' },
      ...{
        line2: '',
        city: 'Springfield',
        zipCode: '12345',
        country: 'US',
        deliveryNote: '',
        isDefault: true,
      },
    },
  ],
};
const open = (handlers: Handlers = {}, search = '') =>
  openAdmin(
    `/admin/orders/new${search}`,
    {
      'GET /staff-orders/goods': [pears],
      'POST /staff-orders/quote': quote,
      'GET /customers': list([ann as never]),
      'GET /customers/:id': ann,
      'POST /staff-orders': { status: 201, body: { id: id(1), number: 'FR-1001' } },
      'GET /orders/:id': order(),
      ...handlers,
    } as Handlers,
    everything,
  );
const sentOrders = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/staff-orders');

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  for (const [label, typed] of [
    ['Name', 'Bob Caller'],
    ['Phone', '555 0199'],
    ['Street and number', '2 Low Street'],
    ['Postcode', '12345'],
    ['City', 'Springfield'],
    ['Country', 'US'],
  ] as const)
    await user.type(screen.getByLabelText(label), typed);
}

it('an order by phone is written with the keyboard: goods by bar code, a known customer, and placed', async () => {
  const page = await open();
  await page.user.type(await screen.findByLabelText('Add goods'), '40012345{Enter}');
  expect(await screen.findByRole('button', { name: 'Place order · $64.00' })).toBeInTheDocument();
  await page.user.type(screen.getByRole('searchbox', { name: 'Customer' }), 'ann');
  await within(await screen.findByRole('list', { name: 'Customers found' })).findByRole('button');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Street and number')).toHaveValue('1 High Street'));
  await page.user.click(screen.getByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/order/${id(1)}`));
  expect(sentOrders(page)[0]?.body).toMatchObject({
    ...{ customerId: id(900), shippingOption: 'one', total: 6_400 },
    items: [{ variantId: id(202), quantity: 1 }],
    address: { name: 'Ann Shopper', email: 'ann@shop.test', city: 'Springfield' },
  });
});

it('a new order that was typed is there again after the page was left, until it is placed', async () => {
  const first = await open();
  await first.user.type(await screen.findByLabelText('Add goods'), 'pear{Enter}');
  await first.user.type(screen.getByLabelText('Name'), 'Bob Caller');
  first.unmount();
  const second = await open();
  expect(await screen.findByDisplayValue('Bob Caller')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Goods' })).toHaveTextContent('Pears');
  await second.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByDisplayValue('Bob Caller')).not.toBeInTheDocument();
});

it('an order that lacks something is saved as a draft, and written on from there', async () => {
  const made = { id: id(701), version: 1 };
  const saved = {
    ...{ ...made, updatedAt: '2026-08-14T09:30:00.000Z', actorName: 'Sam', customer: null, missing: 1 },
    items: [{ ...pears, unitPrice: 400, quantity: 2 }],
    ...{ shippingOption: 'two', couponCode: '', notes: '' },
    address: {
      ...{ name: 'Bob Caller', contact: '', email: '', address: '' },
      ...{ city: '', country: '', zipCode: '', deliveryNote: '' },
    },
  };
  const handlers = {
    'POST /order-drafts': { status: 201, body: saved },
    'PUT /order-drafts/:id': saved,
    'GET /order-drafts/:id': saved,
    'GET /order-drafts': list([]),
  } as Handlers;
  const first = await open(handlers);
  await first.user.type(await screen.findByLabelText('Add goods'), 'pear{Enter}');
  await first.user.type(screen.getByLabelText('Name'), 'Bob Caller');
  await first.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/admin/orders/drafts'));
  expect(
    first.requests.find(({ path, method }) => path === '/order-drafts' && method === 'POST')?.body,
  ).toMatchObject({
    ...{ customerId: null, shippingOption: 'one', address: { name: 'Bob Caller', city: '' } },
    items: [{ variantId: id(202), quantity: 1 }],
  });
  first.unmount();

  const page = await open(handlers, `?draft=${id(701)}`);
  expect(await screen.findByDisplayValue('Bob Caller')).toBeInTheDocument();
  expect(screen.getByText('1 item of the draft can no longer be bought.')).toBeInTheDocument();
  await page.user.type(screen.getByLabelText('City'), 'Springfield');
  await page.user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await waitFor(() =>
    expect(page.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ version: 1, shippingOption: 'two', address: { city: 'Springfield' } },
      items: [{ variantId: id(202), quantity: 2 }],
    }),
  );
});

it('a new order without a name and an address is not sent, and a coupon says why it does not count', async () => {
  const page = await open();
  await page.user.type(await screen.findByLabelText('Add goods'), 'pear{Enter}');
  await page.user.type(await screen.findByLabelText('Code'), 'OLD{Enter}');
  expect(await screen.findByText('This coupon is not valid at this time.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: /^Place order/ }));
  expect((await screen.findAllByText('Fill this in')).length).toBeGreaterThan(3);
  expect(sentOrders(page)).toEqual([]);
});

it('an order is not placed while the price of changed goods is not known', async () => {
  const { promise } = Promise.withResolvers<object>();
  const page = await open({
    'POST /staff-orders/quote': ((request: Parameters<typeof quote>[0]) =>
      request.body.items[0]?.quantity === 1 ? quote(request) : promise) as never,
  });
  await page.user.type(await screen.findByLabelText('Add goods'), 'pear{Enter}');
  await fillIn(page);
  const button = await screen.findByRole('button', { name: 'Place order · $64.00' });
  await page.user.click(screen.getByRole('button', { name: 'Increase Pears' }));
  await page.user.click(button);
  expect(await screen.findByText('The order has no price yet: look at its goods.')).toBeInTheDocument();
  expect(sentOrders(page)).toEqual([]);
});

it('a new order whose answer was lost is sent again with the same key', async () => {
  let lost = true;
  const answer = () =>
    lost ? failure(503, 'UNAVAILABLE') : { status: 201, body: { id: id(1), number: '7' } };
  const page = await open({ 'POST /staff-orders': answer });
  await page.user.type(await screen.findByLabelText('Add goods'), 'pear{Enter}');
  await fillIn(page);
  const button = await screen.findByRole('button', { name: 'Place order · $64.00' });
  await page.user.click(button);
  await waitFor(() => expect(sentOrders(page)).toHaveLength(1));
  lost = false;
  await waitFor(() => expect(button).toBeEnabled());
  await page.user.click(button);
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/order/${id(1)}`));
  const keys = sentOrders(page).map(
    ({ headers }) => headers['idempotency-key'] ?? headers['Idempotency-Key'],
  );
  expect(new Set(keys).size).toBe(1);
});
