import { screen } from '@testing-library/react';
import { openAdmin } from '../testing/open-admin';

const subscription = { 'GET /subscription': { subscription: null }, 'GET /subscription/invoices': [] };

/** As the edge writes it into pages of a closed store. */
function markClosed(why: 'suspended' | 'inactive') {
  const meta = document.createElement('meta');
  meta.name = 'x-tenant-closed';
  meta.content = why;
  document.head.append(meta);
}
afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name="x-tenant-closed"]')) meta.remove();
});

it('staff of a suspended store read why on every page', async () => {
  markClosed('suspended');
  await openAdmin(
    '/admin/subscription',
    {
      ...subscription,
      'GET /tenants/closed': { closed: 'suspended', reason: 'Complaints about the goods' },
    },
    ['read_subscription'],
  );
  expect(await screen.findByText(/The reason: Complaints about the goods/)).toBeInTheDocument();
});

it('the owner of an inactive store is led to the plan, and others are not', async () => {
  markClosed('inactive');
  const closed = { ...subscription, 'GET /tenants/closed': { closed: 'inactive', reason: '' } };
  const { unmount } = await openAdmin('/admin/subscription', closed, ['read_subscription']);
  expect(await screen.findByRole('link', { name: 'To the plan' })).toHaveAttribute(
    'href',
    '/admin/subscription',
  );
  unmount();
  await openAdmin('/admin/dashboard', closed, []);
  expect(await screen.findByText(/the subscription has ended/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'To the plan' })).not.toBeInTheDocument();
});

it('pages of an open store ask nothing and show no notice', async () => {
  const { requests } = await openAdmin('/admin/subscription', subscription, ['read_subscription']);
  expect(await screen.findByText('No limits')).toBeInTheDocument();
  expect(requests.some(({ path }) => path === '/tenants/closed')).toBe(false);
});
