import { screen, waitFor, within } from '@testing-library/react';
import type { StockMovement, StockRow } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { id, list, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const level = (changes: Partial<StockRow> = {}): StockRow => ({
  id: id(201),
  productId: id(101),
  title: text('Bananas'),
  label: text(''),
  sku: 'BANANAS',
  image: null,
  onHand: 12,
  allocated: 2,
  available: 10,
  reorderPoint: 5,
  ...changes,
});
const milk = level({
  id: id(202),
  title: text('Milk'),
  label: text('1 l'),
  sku: 'MILK-1',
  onHand: 3,
  allocated: 0,
  available: 3,
});
const movement = (changes: Partial<StockMovement> = {}): StockMovement => ({
  id: id(801),
  variantId: id(201),
  productId: id(101),
  title: text('Bananas'),
  label: text(''),
  sku: 'BANANAS',
  kind: 'waste',
  qty: -2,
  orderId: null,
  orderNumber: null,
  reason: 'Bruised',
  actorKind: 'staff',
  actorName: 'Sam Staff',
  createdAt: '2026-08-14T09:30:00.000Z',
  ...changes,
});
const views = { views: [], layouts: [] };
const permissions = [...everything, 'read_stock', 'write_stock'];
const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(
    path,
    {
      'GET /list-views': views,
      'GET /stock': list([level(), milk]),
      'GET /stock/movements': list([movement()]),
      'POST /admin/bulk/stock.move': { operation: 'stock.move', done: 1 },
      'POST /admin/bulk/stock.threshold': { operation: 'stock.threshold', done: 1 },
      ...handlers,
      // The other paths come first.
      'GET /stock/:variantId': level(),
    },
    given,
  );
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => (body as { items: unknown }).items);
const choose = async ({ user }: Page, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
};

it('stock levels are shown with their state, and views lead to what runs out', async () => {
  await open('/admin/stock');
  await screen.findByRole('link', { name: 'Bananas' });
  const rows = within(screen.getByRole('table', { name: 'Stock' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Bananas.*BANANAS.*In stock.*12.*2.*10.*5/);
  expect(rows[2]).toHaveTextContent(/Milk · 1 l.*Running out/);
  expect(screen.getByRole('link', { name: 'Bananas' })).toHaveAttribute(
    'href',
    `/admin/stock/movements?variant=${id(201)}`,
  );
  const running = within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', {
    name: /Running out/,
  });
  expect(running).toHaveAttribute('href', '/admin/stock?stock=low');
});

it('a loss of stock needs a reason, says what is left, and is sent as a decrease', async () => {
  const page = await open('/admin/stock');
  const dialog = within(await choose(page, 'Bananas', 'Adjust'));
  await page.user.selectOptions(dialog.getByLabelText('What happened'), 'Loss');
  await page.user.type(dialog.getByLabelText(/Quantity/), '2');
  expect(dialog.getByText('On hand: 12 becomes 10.')).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Adjust' }));
  expect(await dialog.findByText('A loss or correction needs a reason.')).toBeInTheDocument();
  await page.user.type(dialog.getByLabelText(/Reason/), 'Bruised');
  await page.user.click(dialog.getByRole('button', { name: 'Adjust' }));
  expect(await screen.findByText('The stock of 1 product was adjusted.')).toBeInTheDocument();
  expect(sent(page)).toEqual([[{ id: id(201), kind: 'waste', qty: -2, reason: 'Bruised' }]]);
});

it('selected products are counted together, against what was seen, and empty ones are left out', async () => {
  const page = await open('/admin/stock');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Count' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Count 2 products' }));
  await page.user.type(dialog.getByLabelText('Counted number of Milk · 1 l'), '4');
  expect(dialog.getByText(/On hand: 3 \+1/)).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Save the count' }));
  await waitFor(() =>
    expect(sent(page)).toEqual([[{ id: id(202), kind: 'counted', qty: 4, reason: '', seen: 3 }]]),
  );
});

it('a stock threshold that a colleague changed meanwhile is refused, and the dialog stays', async () => {
  const page = await open('/admin/stock', {
    'POST /admin/bulk/stock.threshold': failure(409, 'VERSION_CONFLICT'),
  });
  const dialog = within(await choose(page, 'Bananas', 'Set threshold'));
  const field = dialog.getByLabelText(/Threshold/);
  expect(field).toHaveValue('5');
  await page.user.clear(field);
  await page.user.type(field, '8');
  await page.user.click(dialog.getByRole('button', { name: 'Save the threshold' }));
  await waitFor(() => expect(sent(page)).toEqual([[{ id: id(201), reorderPoint: 8, seen: 5 }]]));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('the purchase list is saved as CSV, without formulas', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:list';
  };
  URL.revokeObjectURL = () => {};
  const { image: _image, id: _id, ...goods } = milk;
  const item = {
    ...{ ...goods, variantId: milk.id, title: text('=cmd()'), barcode: '40012345' },
    ...{ costPrice: 129, sold: 9, suggested: 11 },
  };
  const page = await open('/admin/stock', { 'GET /stock/purchase-list': { items: [item] } });
  await page.user.click(await screen.findByRole('button', { name: 'Purchase list' }));
  expect(await screen.findByText('The list has 1 product.')).toBeInTheDocument();
  const saved = await (blobs[0] as Blob).text();
  expect(saved).toContain('Sold in 30 days,To buy,Cost price (USD)\r\n');
  expect(saved).toContain(`MILK-1,40012345,"'=cmd()",1 l,3,5,9,11,1.29`);
});

it('the stock ledger says who did what and why, with a link to the order', async () => {
  const ordered = movement({
    ...{ id: id(802), kind: 'allocated', qty: 1, reason: '', actorKind: 'customer', actorName: null },
    ...{ orderId: id(1), orderNumber: 'FR-1001' },
  });
  await open('/admin/stock/movements', { 'GET /stock/movements': list([movement(), ordered]) });
  await screen.findByRole('link', { name: 'Order FR-1001' });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Bananas.*Loss.*−2.*Sam Staff.*Bruised/);
  expect(rows[2]).toHaveTextContent(/Ordered.*\+1.*Customer/);
  expect(screen.getByRole('link', { name: 'Order FR-1001' })).toHaveAttribute(
    'href',
    `/admin/order/${id(1)}`,
  );
});

it('the stock ledger has the columns and the page size that the person has chosen', async () => {
  const layout = { list: 'stock-movements', columns: ['qty', 'goods'], pageSize: 50 };
  const page = await open('/admin/stock/movements', {
    'GET /list-views': { views: [], layouts: [layout] },
  });
  await screen.findByRole('link', { name: 'Bananas' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['When', 'Quantity', 'Product'],
  ]);
  await waitFor(() =>
    expect(page.requests.filter(({ path }) => path === '/stock/movements').at(-1)?.params).toMatchObject({
      limit: 50,
    }),
  );
});

it('the stock ledger of one variant shows its level, which staff may change there', async () => {
  await open(`/admin/stock/movements?variant=${id(201)}`);
  const goods = within(await screen.findByRole('region', { name: 'Bananas' }));
  expect(goods.getByText('Available').nextSibling).toHaveTextContent('10');
  expect(goods.getByRole('button', { name: 'Adjust' })).toBeInTheDocument();
});

it('staff who may only read the stock see no way to change it', async () => {
  await open('/admin/stock', {}, ['read_stock']);
  await screen.findByRole('link', { name: 'Bananas' });
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
