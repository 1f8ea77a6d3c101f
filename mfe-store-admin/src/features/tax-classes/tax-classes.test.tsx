import { screen, waitFor } from '@testing-library/react';
import type { TaxClass } from 'api';
import { pageRoutes } from 'mfe-shared';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import words from './locales/en.json';
import { taxClassesPages } from './tax-classes.pages';

const taxClass = (changes: Partial<TaxClass> = {}): TaxClass => ({
  id: 'drinks',
  name: 'Drinks',
  rateBp: 1_900,
  productCount: 0,
  version: 2,
  updatedAt: '2026-08-01T08:00:00.000Z',
  ...changes,
});
const rows = [taxClass(), taxClass({ id: 'books', name: 'Books', rateBp: 550, productCount: 3 })];
const reader = ['read_products'];
const writer = [...reader, 'write_settings'];

const products = { path: '/admin/products', element: null };

const open = (path: string, handlers: Handlers = {}, permissions = writer) =>
  renderRoutes((context) => [...pageRoutes(taxClassesPages, context), products], {
    path: `/admin/tax-classes${path}`,
    session: tenantAdmin({ permissions }),
    handlers: {
      'GET /tax-classes': { items: rows, totalDoc: 2, page: 1, pages: 1 },
      'GET /tax-classes/:id': taxClass(),
      ...handlers,
    },
    translations: async () => ({ 'store-admin/tax-classes': words }),
  });
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save' }));

it('the list of tax classes shows each with its rate and its products, and links to it', async () => {
  await open('');
  const books = await screen.findByRole('link', { name: 'Books' });
  expect(screen.getByRole('heading', { name: words.title })).toBeInTheDocument();
  expect(books).toHaveAttribute('href', '/admin/tax-classes/books');
  expect(books.closest('tr')).toHaveTextContent(/Books.*5.5%.*3/);
  expect(screen.getByRole('link', { name: 'Drinks' }).closest('tr')).toHaveTextContent('19%');
});

it('the list of tax classes says what they are for when there are none', async () => {
  await open('', { 'GET /tax-classes': { items: [], totalDoc: 0, page: 1, pages: 0 } });
  expect(await screen.findByText(words.empty.text)).toBeInTheDocument();
});

it('staff who only read products see tax classes and change none', async () => {
  await open('', {}, reader);
  await screen.findByRole('link', { name: 'Books' });
  expect(screen.queryByRole('link', { name: words.add })).not.toBeInTheDocument();
  await open('/drinks', {}, reader);
  expect(await screen.findByText(words.readOnly)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('a new tax class is sent in basis points, and its page opens', async () => {
  const made = taxClass({ id: 'new', name: 'Meals', rateBp: 1_050, version: 1 });
  const page = await open('/add', {
    'POST /tax-classes': { status: 201, body: made },
    'GET /tax-classes/:id': made,
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Meals');
  await page.user.type(screen.getByLabelText('Tax in prices'), '10.5');
  await save(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/tax-classes/new'));
  expect(sent(page)).toEqual([
    { method: 'POST', path: '/tax-classes', body: { name: 'Meals', rateBp: 1_050 } },
  ]);
});

it.each(['', '-1', '100.01', '7.123', 'seven'])('a tax rate of "%s" is not sent', async (rate) => {
  const page = await open('/add');
  await page.user.type(await screen.findByLabelText('Name'), 'Meals');
  if (rate) await page.user.type(screen.getByLabelText('Tax in prices'), rate);
  await save(page);
  expect(await screen.findByText(words.invalidRate)).toBeInTheDocument();
  expect(sent(page)).toEqual([]);
});

it('a tax class is saved with the version that was read, and a taken name is said at its field', async () => {
  const page = await open('/drinks', {
    'PUT /tax-classes/:id': failure(409, 'NAME_TAKEN', [{ field: 'name', message: 'taken' }]),
  });
  const name = await screen.findByLabelText('Name');
  await page.user.clear(name);
  await page.user.type(name, 'Books');
  await save(page);
  expect(await screen.findByText(words.problems.taken)).toBeInTheDocument();
  expect(name).toBeInvalid();
  const body = { name: 'Books', rateBp: 1_900, version: 2 };
  expect(sent(page)).toEqual([{ method: 'PUT', path: '/tax-classes/drinks', body }]);
});

it('a tax class shows what somebody else has saved meanwhile', async () => {
  let newest = taxClass();
  const page = await open('/drinks', {
    'PUT /tax-classes/:id': () => {
      newest = taxClass({ rateBp: 1_600, version: 3 });
      return failure(409, 'VERSION_CONFLICT');
    },
    'GET /tax-classes/:id': () => newest,
  });
  const rate = await screen.findByLabelText('Tax in prices');
  await page.user.clear(rate);
  await page.user.type(rate, '20');
  await save(page);
  expect(await screen.findByRole('button', { name: 'Theirs 16.00' })).toBeInTheDocument();
});

it('a tax class that no product has is deleted', async () => {
  const page = await open('/drinks', { 'DELETE /tax-classes/:id': { success: true } });
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Drinks was deleted')).toBeInTheDocument();
  expect(sent(page)).toMatchObject([{ method: 'DELETE', path: '/tax-classes/drinks' }]);
});

it('a tax class in use is not deleted; its products can be looked at', async () => {
  const page = await open('/drinks', { 'GET /tax-classes/:id': taxClass({ productCount: 3 }) });
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/3 products have it/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: words.showProducts }));
  expect(page.router.state.location).toMatchObject({
    pathname: '/admin/products',
    search: '?taxClass=drinks',
  });
  expect(sent(page)).toEqual([]);
});
