import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { id, list, order, orderRow } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const rows = [
  orderRow(),
  orderRow({
    id: id(2),
    number: 'FR-1002',
    customerName: 'Ben Baker',
    status: 'packed',
    allowedStatuses: ['out_for_delivery', 'pickup_ready', 'cancelled'],
  }),
];
const orders = list(rows, { counts: { pending: 1, packed: 1 } });
const readOnly = everything.filter((permission) => permission !== 'write_orders');

const sent = (page: Awaited<ReturnType<typeof openAdmin>>) =>
  page.requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));

describe('the list of orders', () => {
  it('shows every order with its state and links to it', async () => {
    await openAdmin('/admin/orders', { 'GET /orders': orders });
    const row = (await screen.findByRole('link', { name: 'FR-1001' })).closest('tr');
    expect(row).toHaveTextContent('Ann Archer');
    expect(row).toHaveTextContent('Pending');
    expect(row).toHaveTextContent('$34.20');
    expect(screen.getByRole('link', { name: 'FR-1001' })).toHaveAttribute('href', `/admin/order/${id(1)}`);
  });

  it('keeps state, payment, dates, search, sorting and page in the URL', async () => {
    const page = await openAdmin(
      '/admin/orders?status=packed&paymentMethod=Cash&startDate=2026-08-01&endDate=2026-08-14&q=ann&sort=-total&page=2',
      {
        'GET /orders': orders,
      },
    );
    await screen.findByRole('link', { name: 'FR-1001' });
    expect(page.requests.find(({ path }) => path === '/orders')?.params).toEqual({
      page: 2,
      limit: 20,
      sort: '-total',
      q: 'ann',
      status: 'packed',
      paymentMethod: 'Cash',
      startDate: '2026-08-01',
      endDate: '2026-08-14',
    });
  });

  it('filters by a tab, which counts its orders', async () => {
    const page = await openAdmin('/admin/orders', { 'GET /orders': orders });
    await screen.findByRole('link', { name: 'FR-1001' });
    await page.user.click(screen.getByRole('link', { name: /Packed\s*1/ }));
    await waitFor(() => expect(page.router.state.location.search).toBe('?status=packed'));
  });

  it('moves an order to its next state from its row', async () => {
    const page = await openAdmin('/admin/orders', {
      'GET /orders': orders,
      'PUT /orders/status/:id': order({ status: 'confirmed' }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Next steps of FR-1001' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Confirm order' }));
    expect(await screen.findByText('FR-1001 is now: Confirmed')).toBeInTheDocument();
    expect(sent(page)).toEqual([
      { path: `/orders/status/${id(1)}`, body: { status: 'confirmed', note: '' } },
    ]);
  });

  it('moves several orders at once', async () => {
    const another = orderRow({ id: id(3), number: 'FR-1003' });
    const page = await openAdmin('/admin/orders', {
      'GET /orders': { ...orders, items: [...rows, another] },
      'POST /admin/bulk/orders.status': { operation: 'orders.status', done: 2 },
    });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select FR-1001' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Select FR-1003' }));
    await page.user.click(screen.getByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('2 orders are now: Confirmed')).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [1, 3].map((number) => ({ id: id(number), status: 'confirmed', note: '' })),
    });
  });

  it('shows why no order was moved, and keeps the selection', async () => {
    const page = await openAdmin('/admin/orders', {
      'GET /orders': orders,
      'POST /admin/bulk/orders.status': failure(409, 'ORDER_STATE'),
    });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select FR-1001' }));
    await page.user.click(screen.getByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('The order cannot move to this state.')).toBeInTheDocument();
    expect(screen.queryByText(/is now: Confirmed/)).not.toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    // A selection outlives its page, as going back finds it again: the next test begins without.
    await page.user.click(screen.getByRole('button', { name: 'Clear selection' }));
  });

  it('saves the packing slips of several orders as one file', async () => {
    URL.createObjectURL = () => 'blob:slips';
    const page = await openAdmin('/admin/orders', { 'GET /orders': orders, 'GET /order-papers/:kind': {} });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select FR-1001' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Select FR-1002' }));
    await page.user.click(screen.getByRole('button', { name: 'Packing slip' }));
    await waitFor(() =>
      expect(page.requests.filter(({ path }) => path.startsWith('/order-papers'))).toMatchObject([
        { path: '/order-papers/packing-slips', params: { ids: `${id(1)},${id(2)}`, language: 'en' } },
      ]),
    );
  });

  it('cancels several orders for one reason, and keeps the selection when they are kept', async () => {
    const page = await openAdmin('/admin/orders', {
      'GET /orders': orders,
      'POST /admin/bulk/orders.status': { operation: 'orders.status', done: 2 },
    });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select FR-1001' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Select FR-1002' }));
    const ask = async () => {
      await page.user.click(
        within(screen.getByRole('region', { name: 'Actions' })).getByRole('button', { name: 'Cancel order' }),
      );
      return within(await screen.findByRole('dialog', { name: 'Cancel 2 orders?' }));
    };
    await page.user.click((await ask()).getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    const dialog = await ask();
    await page.user.type(dialog.getByLabelText('Reason'), 'The van broke down');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel 2 orders' }));
    expect(await screen.findByText('2 orders are cancelled')).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [1, 2].map((number) => ({ id: id(number), status: 'cancelled', note: 'The van broke down' })),
    });
    await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
  });

  it('offers for several orders only the steps that all of them can take', async () => {
    const page = await openAdmin('/admin/orders', { 'GET /orders': orders });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select FR-1001' }));
    expect(screen.getByRole('button', { name: 'Confirm order' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('checkbox', { name: 'Select FR-1002' }));
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument();
  });

  it('offers no steps with the permission to read only', async () => {
    await openAdmin('/admin/orders', { 'GET /orders': orders }, readOnly);
    await screen.findByRole('link', { name: 'FR-1001' });
    expect(screen.queryByRole('button', { name: /Next steps/ })).not.toBeInTheDocument();
  });

  it('exports what it is filtered to, for those who may', async () => {
    URL.createObjectURL = () => 'blob:orders';
    const page = await openAdmin('/admin/orders?status=packed&q=ann&page=2', {
      'GET /orders': orders,
      'GET /orders/export': {},
    });
    await page.user.click(await screen.findByRole('button', { name: 'Export' }));
    const asked = await waitFor(() => {
      const found = page.requests.find(({ path }) => path === '/orders/export');
      expect(found).toBeDefined();
      return found;
    });
    expect(asked?.params).toEqual({ status: 'packed', q: 'ann' });
  });

  it('shows an empty state in a store without orders', async () => {
    await openAdmin('/admin/orders', { 'GET /orders': list([], { counts: {} }) });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });
});

describe('the order page', () => {
  const open = (handlers = {}, permissions = everything) =>
    openAdmin(`/admin/order/${id(1)}`, { 'GET /orders/:id': order(), ...handlers }, permissions);

  it('shows lines, sums, customer, address and timeline', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'FR-1001', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('$15.00 × 2')).toBeInTheDocument();
    expect(screen.getByText('Coupon FRESH10')).toBeInTheDocument();
    expect(screen.getByText('−$3.00')).toBeInTheDocument();
    expect(screen.getByText('$34.20')).toBeInTheDocument();
    expect(screen.getByText(/12345 Springfield/)).toBeInTheDocument();
    expect(screen.getByText('Ring twice')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Timeline' })).getByText('Order placed'),
    ).toBeInTheDocument();
  });

  it('has the next step as its only primary button', async () => {
    let current = order();
    const page = await open({
      'GET /orders/:id': () => current,
      'PUT /orders/status/:id': () => {
        current = order({ status: 'confirmed', allowedStatuses: ['picking', 'cancelled'] });
        return current;
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByRole('button', { name: 'Start picking' })).toBeInTheDocument();
    expect(sent(page)).toEqual([
      { path: `/orders/status/${id(1)}`, body: { status: 'confirmed', note: '' } },
    ]);
  });

  it('asks for a reason before it cancels an order', async () => {
    const page = await open({
      'POST /admin/bulk/orders.status': { operation: 'orders.status', done: 1 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order FR-1001?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await within(dialog).findByText('Give a reason')).toBeInTheDocument();
    expect(page.requests.some(({ method }) => method === 'POST')).toBe(false);
    await page.user.type(within(dialog).getByLabelText('Reason'), 'Out of bananas');
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('FR-1001 is cancelled')).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [{ id: id(1), status: 'cancelled', note: 'Out of bananas' }],
    });
  });

  it('saves the invoice as PDF and adds that to the audit log', async () => {
    URL.createObjectURL = () => 'blob:invoice';
    const page = await open({
      'GET /order-papers/:kind': {},
      'POST /admin/audit-log': { success: true },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Documents' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Invoice' }));
    const asked = await waitFor(() => {
      const found = page.requests.find(({ path }) => path === '/order-papers/invoices');
      expect(found).toBeDefined();
      return found;
    });
    expect(asked?.params).toMatchObject({ ids: id(1), language: 'en' });
    expect(page.requests.find(({ path }) => path === '/admin/audit-log')).toMatchObject({
      method: 'POST',
      body: {
        action: 'orders.print',
        details: { orderId: id(1), number: 'FR-1001', kind: 'invoices' },
      },
    });
  });

  it('says when a colleague has changed the order first', async () => {
    const page = await open({ 'PUT /orders/status/:id': failure(409, 'ORDER_STATE') });
    await page.user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('The order cannot move to this state.')).toBeInTheDocument();
  });

  it('says why a button is disabled for a role that may only read', async () => {
    const page = await open({}, readOnly);
    await page.user.hover(await screen.findByRole('button', { name: 'Confirm order' }));
    expect(await screen.findByText('Your role does not include changing orders.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Confirm order' }));
    expect(sent(page)).toEqual([]);
  });
});
