import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const steps = ['logo', 'product', 'delivery', 'payment', 'address', 'opening'];
const open = (done: string[]) =>
  openAdmin('/admin/store-setup', {
    'GET /store-setup': steps.map((step) => ({ step, done: done.includes(step) })),
  });

it('the setup of the store says what is done and leads to what is not', async () => {
  await open(['payment', 'product']);
  expect(await screen.findByText('2 of 6 steps are done.')).toBeInTheDocument();
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('Done') !== null)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(screen.getByRole('link', { name: 'Address: Open' })).toHaveAttribute(
    'href',
    '/admin/settings?settingTab=store-address',
  );
  expect(screen.getByRole('link', { name: 'First product: Change' })).toHaveAttribute(
    'href',
    '/admin/products/add',
  );
});

it('a store whose setup is complete is told so', async () => {
  await open(steps);
  expect(await screen.findByText('Everything is done. Your store is open.')).toBeInTheDocument();
});
