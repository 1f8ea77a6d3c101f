import { screen, waitFor, within } from '@testing-library/react';
import { categories, id, list, productRow } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const rows = [
  productRow(),
  productRow({
    id: id(102),
    title: { en: 'Tea', de: 'Tee', fr: 'Thé' },
    sku: 'TEA',
    status: 'draft',
    available: 0,
    variantCount: 3,
    price: 450,
  }),
];
const handlers = { 'GET /products': list(rows), 'GET /categories': categories };

it('the list of products shows title, price and stock', async () => {
  await openAdmin('/admin/products', handlers);
  const bananas = (await screen.findByRole('link', { name: /^Bananas/ })).closest('tr');
  expect(bananas).toHaveTextContent('Shown');
  expect(bananas).toHaveTextContent('$1.99');
  await waitFor(() => expect(bananas).toHaveTextContent('Fruits'));
  const tea = screen.getByRole('link', { name: /^Tea/ }).closest('tr');
  expect(tea).toHaveTextContent('Sold out in 3 variants');
  expect(tea).toHaveTextContent('from $4.50');
  expect(screen.getByRole('link', { name: /^Bananas/ })).toHaveAttribute(
    'href',
    `/admin/products/edit/${id(101)}`,
  );
});

it('the list of products requests what the URL says', async () => {
  const page = await openAdmin(
    `/admin/products?status=hide&category=${id(302)}&stock=low&q=ban&sort=price&page=3`,
    handlers,
  );
  await screen.findByRole('link', { name: /^Bananas/ });
  expect(page.requests.find(({ path }) => path === '/products')?.params).toEqual({
    page: 3,
    limit: 20,
    sort: 'price',
    q: 'ban',
    status: 'hide',
    category: id(302),
    stock: 'low',
    language: 'en',
  });
});

it('several products are hidden at once', async () => {
  const page = await openAdmin('/admin/products', {
    ...handlers,
    'POST /admin/bulk/products.status': { operation: 'products.status', done: 2 },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('2 products are hidden')).toBeInTheDocument();
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [
      { id: id(101), status: 'hide' },
      { id: id(102), status: 'hide' },
    ],
  });
});

it('all products that match are changed: what, is asked, and the result is looked at first', async () => {
  const page = await openAdmin('/admin/products?status=show&q=ban', {
    ...handlers,
    'GET /products': list(rows, { totalDoc: 4_321, pages: 217 }),
    'POST /product-changes': { status: 201, body: { id: id(801) } },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Select all 4,321 that match' }));
  await page.user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 4321 products' });
  const look = within(dialog).getByRole('button', { name: 'Preview' });
  expect(look).toBeDisabled();
  await page.user.selectOptions(within(dialog).getByLabelText('Direction'), 'Reduce');
  await page.user.type(within(dialog).getByLabelText('By'), '12.5');
  await page.user.selectOptions(within(dialog).getByLabelText('Round to'), '… .99');
  await page.user.click(within(dialog).getByRole('checkbox', { name: /Show as a sale/ }));
  await page.user.click(look);
  await waitFor(() => expect(page.router.state.location.pathname).toContain(id(801)));
  expect(page.requests.find(({ path }) => path === '/product-changes')?.body).toEqual({
    selection: { filter: { status: 'show', q: 'ban' } },
    operation: { type: 'percent', basisPoints: -1_250, ending: '99', asSale: true },
  });
});

it('products are deleted at once, and Undo takes them out of the trash', async () => {
  const page = await openAdmin('/admin/products', {
    ...handlers,
    'POST /admin/bulk/products.delete': { operation: 'products.delete', done: 1 },
    'POST /admin/bulk/products.restore': { operation: 'products.restore', done: 1 },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Bananas' }));
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 product deleted')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  const itemsOf = (operation: string) =>
    page.requests.find(({ path }) => path.endsWith(operation))?.body as { items: unknown[] };
  expect(itemsOf('products.restore').items).toEqual(itemsOf('products.delete').items);
});

it('the list of products offers no changes with the permission to read only', async () => {
  await openAdmin(
    '/admin/products',
    handlers,
    everything.filter((permission) => permission !== 'write_products'),
  );
  await screen.findByRole('link', { name: /^Bananas/ });
  expect(screen.queryByRole('link', { name: 'Add product' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('a new store’s empty list links to its first product', async () => {
  await openAdmin('/admin/products', { ...handlers, 'GET /products': list([]) });
  expect(await screen.findByText('No products yet')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Add product' })[0]).toHaveAttribute(
    'href',
    '/admin/products/add',
  );
});

it('the list of products requests only data that the role may read', async () => {
  const page = await openAdmin('/admin/products', { ...handlers, 'GET /catalog/categories': categories }, [
    'read_products',
  ]);
  const bananas = (await screen.findByRole('link', { name: /^Bananas/ })).closest('tr');
  await waitFor(() => expect(bananas).toHaveTextContent('Fruits'));
  expect(page.requests.some(({ path }) => path === '/categories')).toBe(false);
});

it('the list of products is refused to a role without products', async () => {
  const page = await openAdmin('/admin/products', handlers, ['read_orders']);
  expect(await screen.findByText('You have no access here')).toBeInTheDocument();
  expect(page.requests.some(({ path }) => path === '/products' || path === '/categories')).toBe(false);
});

it('each state of a product has its own color', async () => {
  const states = ['show', 'hide', 'draft'] as const;
  const items = states.map((status, at) => productRow({ id: id(110 + at), status }));
  await openAdmin('/admin/products', { ...handlers, 'GET /products': list(items) });
  await screen.findAllByRole('link', { name: /^Bananas/ });
  const colors = [...document.querySelectorAll('tbody [data-status]')].map((chip) =>
    chip.getAttribute('data-color'),
  );
  expect(colors).toEqual(['success', 'neutral', 'warning']);
});
