import { screen, within } from '@testing-library/react';
import type { TrashRow } from 'api';
import { exportedLines, oneByOne } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const dayMs = 86_400_000;
const row = (number: number, title: string): TrashRow => ({
  ...{ id: id(number), sku: title.toUpperCase(), image: null, price: 199 },
  title: { en: title, de: title, fr: title },
  deletedBy: 'Sam Staff',
  deletedAt: new Date(Date.now() - 4.5 * dayMs).toISOString(),
  until: new Date(Date.now() + 25.5 * dayMs).toISOString(),
});
const bananas = row(101, 'Bananas');
const tea = row(102, 'Tea');
const handlers = { 'GET /product-trash': list([bananas, tea]) };

it('the trash says who deleted a product and how long it stays, and restores it', async () => {
  const page = await openAdmin('/admin/products/trash', {
    ...handlers,
    'POST /admin/bulk/products.restore': { operation: 'products.restore', done: 1 },
  });
  const line = (await screen.findByText('Bananas')).closest('tr') as HTMLElement;
  expect(line).toHaveTextContent('Sam Staff');
  expect(line).toHaveTextContent('26 days');
  await page.user.click(within(line).getByRole('button', { name: 'Restore Bananas' }));
  expect(await screen.findByText('1 product restored')).toBeInTheDocument();
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ id: id(101) }],
  });
});

it('the trash names the products of which the SKU was taken', async () => {
  const page = await openAdmin('/admin/products/trash', {
    ...handlers,
    'POST /admin/bulk/products.restore': {
      status: 409,
      body: {
        code: 'SKU_TAKEN',
        message: 'This SKU is in use.',
        details: [{ field: 'items.1.id', message: 'taken' }],
      },
    },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/Another product has the SKU of: Tea/)).toBeInTheDocument();
});

it('the trash asks before it is emptied', async () => {
  const page = await openAdmin('/admin/products/trash', {
    ...handlers,
    'DELETE /product-trash': { success: true },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Empty trash' }));
  const dialog = await screen.findByRole('dialog', { name: 'Empty the trash?' });
  expect(page.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await page.user.click(within(dialog).getByRole('button', { name: 'Empty trash' }));
  expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
});

it('the trash is saved as CSV with the products of all its pages', async () => {
  const page = await openAdmin('/admin/products/trash', {
    'GET /product-trash': oneByOne(bananas, tea),
  });
  expect(await exportedLines(page)).toEqual([
    'title,sku,deletedBy,deletedAt,until',
    `Bananas,BANANAS,Sam Staff,${bananas.deletedAt},${bananas.until}`,
    `Tea,TEA,Sam Staff,${tea.deletedAt},${tea.until}`,
  ]);
});
