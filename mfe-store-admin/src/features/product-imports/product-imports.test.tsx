import { screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { id } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const columns = ['Code', 'Preis', 'Lager'];
const uploaded = {
  change: {
    id: id(801),
    status: 'mapping',
    total: 30_000,
    source: { type: 'import', file: 'herbst.csv', columns, mapping: null },
  },
  columns,
  sample: [
    ['APPLE', '1,99', '12'],
    ['PEAR', '2,49', '0'],
  ],
  mapping: { fields: ['sku', 'price', null], decimal: ',', create: false },
  fields: ['sku', 'externalRef', 'price', 'stock'],
};

const file = () => new File(['Code;Preis\r\nAPPLE;1,99'], 'herbst.csv', { type: 'text/csv' });

it('a file of products is uploaded, and leads to the page of its columns', async () => {
  const page = await openAdmin('/admin/products/import', {
    'POST /product-imports': { status: 201, body: uploaded },
    'GET /product-imports/:id': uploaded,
  });
  await page.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file());
  expect(await screen.findByRole('heading', { name: 'herbst.csv' })).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe(`/admin/products/import/${id(801)}`);
});

it('a file of products that is no table is refused in plain words', async () => {
  const page = await openAdmin('/admin/products/import', {
    'POST /product-imports': failure(400, 'VALIDATION', [{ field: 'file', message: 'empty' }]),
  });
  await page.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file());
  expect(await screen.findByText(/The file has no rows below its heading/)).toBeInTheDocument();
});

it('the columns of an imported file are named, and every row is checked before anything changes', async () => {
  const page = await openAdmin(`/admin/products/import/${id(801)}`, {
    'GET /product-imports/:id': uploaded,
    'PUT /product-imports/:id/mapping': { ...uploaded.change, status: 'preparing' },
  });
  const sku = await screen.findByLabelText('What Code is');
  expect(sku).toHaveValue('sku');
  await page.user.selectOptions(sku, '– not imported –');
  expect(screen.getByText('Choose the column with the SKU or the reference.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check 30,000 rows' })).toBeDisabled();
  const offered = within(sku).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    ...['– not imported –', 'SKU', 'Reference', 'Price', 'Stock'],
  ]);
  await page.user.selectOptions(sku, 'SKU');
  await page.user.selectOptions(screen.getByLabelText('What Lager is'), 'Stock');
  await page.user.click(screen.getByRole('button', { name: 'Check 30,000 rows' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/products/changes/${id(801)}`));
  expect(page.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    fields: ['sku', 'price', 'stock'],
    decimal: ',',
    create: false,
  });
});
