import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure, oneByOne } from 'mfe-shared/testing';
import { id } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const apiKey = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: id(701),
  name: 'Stock scanner',
  prefix: 'lk_0123456789ab',
  permissions: ['read_products', 'read_stock'],
  state: 'active',
  expiresAt: '2027-08-01T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  createdBy: 'Olga Owner',
  createdAt: '2026-08-01T08:00:00.000Z',
  version: 1,
  ...changes,
});
const secret = `lk_0123456789ab_${'s'.repeat(43)}`;
const catalogue = [
  { key: 'read_products', group: 'products' },
  { key: 'write_products', group: 'products' },
  { key: 'read_stock', group: 'stock' },
];
const robot = apiKey({ id: id(702), name: 'Price robot', state: 'revoked' });
const permissions = [...everything, 'write_integrations', 'read_stock'];

const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(
    path,
    {
      'GET /api-keys': { items: [apiKey(), robot], totalDoc: 2, page: 1, pages: 1 },
      'GET /api-keys/permissions': catalogue,
      'GET /api-keys/:id': apiKey(),
      ...handlers,
    },
    given,
  );
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

it('the list of API keys shows the beginning, state and last use of each', async () => {
  await open('/admin/api-keys');
  const row = (await screen.findByRole('link', { name: 'Stock scanner' })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('lk_0123456789ab…');
  expect(row).toHaveTextContent('Active');
  expect(within(row).getByText('Never')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add key' })).toBeInTheDocument();
});

it('the list of API keys is saved as CSV with those of all its pages', async () => {
  const page = await open('/admin/api-keys', { 'GET /api-keys': oneByOne(apiKey(), robot) });
  const rest = '"read_products, read_stock",,2027-08-01T08:00:00.000Z,Olga Owner,2026-08-01T08:00:00.000Z';
  expect(await exportedLines(page)).toEqual([
    'name,prefix,state,permissions,lastUsedAt,expiresAt,createdBy,createdAt',
    `Stock scanner,lk_0123456789ab,active,${rest}`,
    `Price robot,lk_0123456789ab,revoked,${rest}`,
  ]);
});

it('a new API key is shown once, on its own page', async () => {
  const page = await open('/admin/api-keys/add', {
    'POST /api-keys': { status: 201, body: { ...apiKey(), key: secret } },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Stock scanner');
  await page.user.clear(screen.getByLabelText(/Valid until/));
  await page.user.click(screen.getByRole('checkbox', { name: 'Change Products' }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  const body = { name: 'Stock scanner', permissions: ['write_products', 'read_products'], expiresAt: null };
  expect(sent(page)).toEqual([{ method: 'POST', path: '/api-keys', body }]);
  await page.user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

it('a new API key is not shown again to somebody who goes back to its page', async () => {
  const page = await open('/admin/api-keys/add', {
    'POST /api-keys': { status: 201, body: { ...apiKey(), key: secret } },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Stock scanner');
  await page.user.click(screen.getByRole('checkbox', { name: 'Change Products' }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'API keys' }));
  await page.user.click(await screen.findByRole('link', { name: 'Stock scanner' }));
  expect(await screen.findByText('lk_0123456789ab…')).toBeInTheDocument();
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

it('an API key needs a permission, and nobody gives one that they do not have', async () => {
  const page = await open('/admin/api-keys/add', {}, [...everything, 'write_integrations']);
  await page.user.type(await screen.findByLabelText('Name'), 'Stock scanner');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one right.')).toBeInTheDocument();
  expect(sent(page)).toEqual([]);
});

it('an API key is revoked after a question', async () => {
  const page = await open(`/admin/api-keys/${id(701)}`, {
    'POST /api-keys/:id/revoke': apiKey({ state: 'revoked' }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The key Stock scanner is revoked.')).toBeInTheDocument();
  expect(sent(page)).toEqual([{ method: 'POST', path: `/api-keys/${id(701)}/revoke`, body: undefined }]);
});

it('the page of an API key says why nothing can be changed, when it is revoked or the reader lacks the permission', async () => {
  await open(`/admin/api-keys/${id(702)}`, { 'GET /api-keys/:id': robot });
  expect(await screen.findByText(/This key was revoked, so it cannot be changed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Revoke' })).not.toBeInTheDocument();
});

it('an API key’s end that is refused says so at its field', async () => {
  const page = await open(`/admin/api-keys/${id(701)}`, {
    'PUT /api-keys/:id': failure(400, 'VALIDATION', [{ field: 'expiresAt', message: 'past' }]),
  });
  await page.user.type(await screen.findByLabelText('Name'), ' 2');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Choose a time in the future.')).toBeInTheDocument());
});
