import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const steps = ['logo', 'product', 'delivery', 'payment', 'address', 'domain', 'test_order', 'opening'];
const optional = ['logo', 'payment', 'domain', 'test_order'];
const setupOf = (done: string[]) =>
  steps.map((step) => ({ step, done: done.includes(step), optional: optional.includes(step) }));
const open = (done: string[], handlers = {}) =>
  openAdmin('/admin/store-setup', { 'GET /store-setup': setupOf(done), ...handlers });

it('the setup of the store says what is done and leads to what is not', async () => {
  await open(['payment', 'product']);
  expect(await screen.findByText('2 of 8 steps are done.')).toBeInTheDocument();
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  const done = rows.map((row) => within(row).queryByText('Done') !== null);
  expect(done).toEqual([false, true, false, true, false, false, false, false]);
  const links: [string, string][] = [
    ['Logo: Set up', '/admin/store/customization?section=navbar'],
    ['Delivery: Set up', '/admin/store/customization?section=checkout'],
    ['Address: Set up', '/admin/settings?settingTab=store-address'],
    ['First product: Change', '/admin/products'],
    ['Your own domain: Set up', '/admin/settings/domains'],
    ['Test order: Look at my shop', '/'],
  ];
  for (const [name, href] of links) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('the owner opens the store from the setup, after a question', async () => {
  let isOpen = false;
  const page = await open([], {
    'GET /store-setup': () => setupOf(isOpen ? ['opening'] : []),
    'POST /store-setup/open': () => {
      isOpen = true;
      return { success: true };
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Open the store' }));
  const dialog = await screen.findByRole('dialog');
  await page.user.click(within(dialog).getByRole('button', { name: 'Open the store' }));
  expect(await screen.findByText('Your store is open. 1 of 8 steps are done.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Open the store' })).not.toBeInTheDocument();
});

it('a store whose setup is complete is told so', async () => {
  await open(steps);
  expect(await screen.findByText('Everything is done. Your store is open.')).toBeInTheDocument();
});
