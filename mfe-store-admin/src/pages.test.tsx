import { screen, within } from '@testing-library/react';
import { id } from './testing/fixtures';
import { everything, openAdmin } from './testing/open-admin';

/** Written out, so that a permission that is lost in the table of pages is missed here. */
const permissions = [
  ['/admin/orders', 'read_orders'],
  [`/admin/order/${id(1)}`, 'read_orders'],
  ['/admin/products', 'read_products'],
  [`/admin/products/${id(101)}`, 'read_products'],
  [`/admin/products/edit/${id(101)}`, 'read_products'],
  ['/admin/products/add', 'write_products'],
  ['/admin/notifications', 'read_notifications'],
  ['/admin/staff', 'read_staff'],
  ['/admin/our-staff', 'read_staff'],
  [`/admin/staff/${id(1)}`, 'read_staff'],
  ['/admin/staff/roles', 'read_staff'],
  [`/admin/staff/roles/${id(1)}`, 'read_staff'],
  ['/admin/staff/roles/add', 'write_staff'],
  ['/admin/categories', 'read_categories'],
  [`/admin/categories/${id(1)}`, 'read_categories'],
  ['/admin/categories/add', 'write_categories'],
  ['/admin/attributes', 'read_attributes'],
  [`/admin/attributes/${id(1)}`, 'read_attributes'],
  ['/admin/attributes/add', 'write_attributes'],
  ['/admin/coupons', 'read_coupons'],
  ['/admin/customers', 'read_customers'],
  ['/admin/api-keys', 'read_integrations'],
  [`/admin/api-keys/${id(1)}`, 'read_integrations'],
  ['/admin/api-keys/add', 'write_integrations'],
  ['/admin/webhooks', 'read_integrations'],
  [`/admin/webhooks/${id(1)}`, 'read_integrations'],
  ['/admin/webhooks/add', 'write_integrations'],
  [`/admin/webhooks/${id(1)}/deliveries`, 'read_integrations'],
  [`/admin/webhooks/${id(1)}/deliveries/${id(2)}`, 'read_integrations'],
  ['/admin/settings', 'read_settings'],
  ['/admin/languages', 'read_settings'],
  ['/admin/currencies', 'read_settings'],
  ['/admin/store/customization', 'read_settings'],
  ['/admin/store/store-settings', 'read_settings'],
  ['/store-admin/orders', 'read_orders'],
  ['/store-admin/settings', 'read_settings'],
] as const;

it.each(permissions)('%s is refused without %s, and no API request is sent', async (path, permission) => {
  const others = everything.filter((one) => one !== permission);
  const { requests } = await openAdmin(path, {}, others);
  expect(await screen.findByText('You have no access here')).toBeInTheDocument();
  expect(requests.filter(({ path: asked }) => asked !== '/notification')).toEqual([]);
});

it.each([
  ['read_dashboard', ['Dashboard', 'Analytics']],
  ['read_stock', ['Stock']],
  ['read_products', ['Products']],
  ['read_categories', ['Categories']],
  ['read_attributes', ['Attributes']],
  ['read_coupons', ['Coupons']],
  ['read_customers', ['Customers']],
  ['read_orders', ['Orders']],
  ['read_staff', ['Our Staff', 'Audit Log', 'Sign-in']],
  ['read_integrations', ['API keys', 'Webhooks']],
  [
    'read_settings',
    [
      'Settings',
      'Languages',
      'Currencies',
      'Translations',
      'Store Customization',
      'Store Settings',
      'Panels',
    ],
  ],
])('the permission %s alone shows only its own sidebar entries', async (permission, entries) => {
  await openAdmin('/admin/coming-soon', {}, [permission]);
  const sidebar = await screen.findByRole('navigation', { name: 'Main navigation' });
  const forEverybody = ['View Store(opens in a new tab)', '404', 'Coming Soon'];
  const names = within(sidebar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => !forEverybody.includes(name))).toEqual(entries);
});
