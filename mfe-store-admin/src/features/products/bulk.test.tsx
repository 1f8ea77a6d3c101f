import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoBootstrap } from 'mfe-shared/testing';
import { categories, id, list, productRow } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const rows = [productRow()];
const handlers = { 'GET /products': list(rows), 'GET /categories': categories };

it('hiding all products that match is looked at first, as a change that can be undone', async () => {
  const page = await openAdmin('/admin/products?q=ban', {
    ...handlers,
    'GET /products': list(rows, { totalDoc: 4_321, pages: 217 }),
    'POST /product-changes': { status: 201, body: { id: id(801) } },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Bananas' }));
  await page.user.click(screen.getByRole('button', { name: 'Select all 4,321 that match' }));
  await page.user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/products/changes/${id(801)}`));
  expect(page.requests.find(({ path }) => path === '/product-changes')?.body).toEqual({
    selection: { filter: { q: 'ban' } },
    operation: { type: 'status', status: 'hide' },
  });
});

it('the time at which products are published is the store’s', async () => {
  const page = await openAdmin(
    '/admin/products',
    { ...handlers, 'POST /product-changes': { status: 201, body: { id: id(801) } } },
    everything,
    { global: { ...demoBootstrap().global, default_time_zone: 'Asia/Kolkata' } },
  );
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Bananas' }));
  await page.user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 1 product' });
  await page.user.selectOptions(within(dialog).getByLabelText('What is to change'), 'Publish at a time');
  fireEvent.change(within(dialog).getByLabelText('Publish at'), {
    target: { value: '2030-01-05T09:00' },
  });
  await page.user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await waitFor(() =>
    expect(page.requests.find(({ path }) => path === '/product-changes')?.body).toMatchObject({
      operation: { type: 'publishAt', at: '2030-01-05T03:30:00.000Z' },
    }),
  );
});

it('many products get a tax class', async () => {
  const drinks = { id: id(701), name: 'Drinks', rateBp: 1_900, productCount: 1, version: 1, updatedAt: '' };
  const page = await openAdmin('/admin/coming-soon', {
    ...handlers,
    'GET /tax-classes': list([drinks]),
    'POST /product-changes': { status: 201, body: { id: id(801) } },
  });
  // The first page of each test is the same entry of the history, which keeps what was selected there.
  await page.router.navigate('/admin/products');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Bananas' }));
  await page.user.click(await screen.findByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 product' }));
  await page.user.selectOptions(dialog.getByLabelText('What is to change'), 'Tax class');
  await dialog.findByRole('option', { name: 'Drinks (19%)' });
  await page.user.selectOptions(dialog.getByLabelText('Tax class'), 'Drinks (19%)');
  await page.user.click(dialog.getByRole('button', { name: 'Preview' }));
  await waitFor(() =>
    expect(page.requests.find(({ path }) => path === '/product-changes')?.body).toMatchObject({
      operation: { type: 'taxClass', taxClassId: id(701) },
    }),
  );
});
