import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChangeItem, SheetRow } from 'api';
import { failure } from 'mfe-shared/testing';
import { categories, id, list, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const permissions = [...new Set([...everything, 'write_stock', 'read_costs'])];

/** The grid shows what fits into its frame, and nothing has a size without a browser. */
beforeAll(() => {
  const size = { width: 1_600, height: 600 };
  class SizedAtOnce {
    readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(target: Element) {
      this.tell([{ target, contentRect: size } as unknown as ResizeObserverEntry], this as ResizeObserver);
    }
    unobserve() {}
    disconnect() {}
  }
  window.ResizeObserver = SizedAtOnce as typeof ResizeObserver;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(size.width);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(size.height);
});

const row = (number: number, changes: Partial<SheetRow> = {}): SheetRow => ({
  variantId: id(200 + number),
  productId: id(100 + number),
  isFirst: true,
  title: text(`Product ${number}`),
  label: text(''),
  sku: `SKU-${number}`,
  price: 199,
  originalPrice: 199,
  costPrice: null,
  onHand: 5,
  status: 'show',
  categoryId: null,
  tags: ['fresh'],
  barcode: null,
  ...changes,
});

const sheet = { 'GET /product-sheet': list([row(1), row(2), row(3)]), 'GET /categories': categories };

const item = (number: number, changes: Partial<ChangeItem>) =>
  ({
    variantId: id(200 + number),
    productId: id(100 + number),
    state: 'applied',
    problems: [],
    ...changes,
  }) as ChangeItem;

async function open(handlers: Parameters<typeof openAdmin>[1] = {}) {
  const page = await openAdmin('/admin/products/sheet?status=show', { ...sheet, ...handlers }, permissions);
  const grid = await screen.findByRole('group', { name: 'Products in a sheet' });
  await within(grid).findByText('Product 1');
  // The keyboard comes to the first cell, which is a price.
  fireEvent.focus(grid.querySelector('[tabindex="0"]') as Element);
  return { ...page, grid };
}

const paste = (cells: string) =>
  fireEvent.paste(document, { clipboardData: { types: ['text/plain'], getData: () => cells } });

it('typed and pasted cells of the sheet are sent with what was seen in them, and each row says how it ended', async () => {
  const page = await open({
    'POST /product-changes/rows': {
      change: { id: id(801), applied: 1, refused: 1 },
      items: [
        item(1, { after: { price: 250, originalPrice: 250, stock: 9 } }),
        item(2, { state: 'refused', problems: [{ field: 'price', message: 'changed' }] }),
      ],
    },
  });
  paste('2.5\t\t\t9\n3\n');
  expect(await screen.findByText('2.50')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/1 row saved\. 1 row was refused\./)).toBeInTheDocument();
  expect(screen.getByText('Price: somebody changed it meanwhile')).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/product-changes/rows')?.body).toEqual({
    rows: [
      {
        variantId: id(201),
        seen: { price: 199, originalPrice: 199, stock: 5 },
        values: { price: 250, originalPrice: 250, stock: 9 },
      },
      {
        variantId: id(202),
        seen: { price: 199, originalPrice: 199 },
        values: { price: 300, originalPrice: 300 },
      },
    ],
  });
});

it('a cell of the sheet that is left by Escape keeps its value', async () => {
  const { user, grid } = await open();
  await user.keyboard('4.5');
  expect(within(grid).getByRole('textbox', { name: 'Price' })).toHaveValue('4.5');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(grid).queryByRole('textbox')).not.toBeInTheDocument());
  expect(screen.getAllByText('1.99')).toHaveLength(3);
});

it('rows of the sheet are filled down and taken back step by step', async () => {
  const { user } = await open();
  await user.keyboard('4.5{Enter}');
  expect(await screen.findByText('4.50')).toBeInTheDocument();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await waitFor(() => expect(screen.getAllByText('4.50')).toHaveLength(3));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getAllByText('4.50')).toHaveLength(1));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText('4.50')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}y{/Control}');
  expect(await screen.findByText('4.50')).toBeInTheDocument();
});

it('a price in the sheet that cannot be read says so on its row, and is not sent', async () => {
  const page = await open({
    'POST /product-changes/rows': {
      change: { id: id(801), applied: 1, refused: 0 },
      items: [item(2, { after: { status: 'draft' } })],
    },
  });
  paste('cheap\t\t\t5\tShown\n1.99\t\t\t5\tdraft\n');
  expect(await screen.findByText('Price: it cannot be read')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/1 row saved/)).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/product-changes/rows')?.body).toEqual({
    rows: [{ variantId: id(202), seen: { status: 'show' }, values: { status: 'draft' } }],
  });
  expect(screen.getByText('cheap')).toBeInTheDocument();
});

it('a price in the sheet may be the usual price, and not more', async () => {
  const usual = [row(1, { price: 150, originalPrice: 200 }), row(2, { price: 150, originalPrice: 200 })];
  const page = await open({
    'GET /product-sheet': list(usual),
    'POST /product-changes/rows': {
      change: { id: id(801), applied: 1, refused: 0 },
      items: [item(1, { after: { price: 200 } })],
    },
  });
  paste('2.00\n2.01\n');
  expect(await screen.findByText('2.01')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/1 row saved/)).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/product-changes/rows')?.body).toEqual({
    rows: [{ variantId: id(201), seen: { price: 150 }, values: { price: 200 } }],
  });
});

it('saved rows of the sheet are taken back with one press, and read again', async () => {
  const change = { id: id(801), applied: 1, refused: 0 };
  const page = await open({
    'POST /product-changes/rows': {
      change,
      items: [item(1, { after: { price: 250, originalPrice: 250 } })],
    },
    [`POST /product-changes/${id(801)}/undo`]: { id: id(802), status: 'done' },
  });
  paste('2.50');
  await page.user.click(await screen.findByRole('button', { name: 'Save' }));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/The changes are undone/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('2.50')).not.toBeInTheDocument());
  expect(page.requests.filter(({ path }) => path === '/product-sheet').at(-1)?.params).toMatchObject({
    ids: id(101),
  });
});

it('all parts of the sheet are read, with the filters of the list', async () => {
  const page = await open({
    'GET /product-sheet': list([row(1)], { totalDoc: 1_001, pages: 2 }),
  });
  const asked = () => page.requests.filter(({ path }) => path === '/product-sheet');
  const params = { status: 'show', sort: '-updatedAt', language: 'en', page: 2, limit: 1_000 };
  await waitFor(() => expect(asked().map((one) => one.params)).toContainEqual(params));
});

it('costs are not shown and the stock is only read without their permissions', async () => {
  const others = everything.filter((permission) => !['write_stock', 'read_costs'].includes(permission));
  await openAdmin('/admin/products/sheet', sheet, others);
  const grid = await screen.findByRole('group', { name: 'Products in a sheet' });
  await within(grid).findByText('Product 1');
  fireEvent.focus(grid.querySelector('[tabindex="0"]') as Element);
  expect(screen.queryByText('Cost')).not.toBeInTheDocument();
  paste('2.50\t\t77');
  expect(await screen.findByText('2.50')).toBeInTheDocument();
  expect(screen.queryByText('77')).not.toBeInTheDocument();
});

it('a store without products is led to the first ones, and filters that match none say so', async () => {
  const none = { ...sheet, 'GET /product-sheet': list([]) };
  const { unmount } = await openAdmin('/admin/products/sheet', none, permissions);
  expect(await screen.findByText('No products yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add product' })).toHaveAttribute('href', '/admin/products/add');
  expect(screen.getByRole('link', { name: 'Import CSV' })).toHaveAttribute('href', '/admin/products/import');
  unmount();
  await openAdmin('/admin/products/sheet?status=draft', none, permissions);
  expect(await screen.findByText('No product matches the filters of the list.')).toBeInTheDocument();
  expect(screen.queryByText('No products yet')).not.toBeInTheDocument();
});

it('a sheet that did not load says so instead of showing an empty grid, and offers Retry', async () => {
  let reply: object = failure(400, 'VALIDATION');
  const page = await openAdmin(
    '/admin/products/sheet',
    { ...sheet, 'GET /product-sheet': () => reply },
    permissions,
  );
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('group', { name: 'Products in a sheet' })).not.toBeInTheDocument();
  reply = list([row(1)]);
  await page.user.click(again);
  expect(await screen.findByText('Product 1')).toBeInTheDocument();
});
