import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { configureNavigation } from 'mfe-shared';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../routes';
import { dashboard } from '../testing/dashboard';
import { id, list, noNotifications, orderRow, productRow, text } from '../testing/fixtures';
import { everything, openAdmin } from '../testing/open-admin';

const sidebar = () => screen.findByRole('navigation', { name: 'Main navigation' });
/** The links of a sidebar whose labels are there: without a composition they are loaded first. */
const sidebarLinks = async () => {
  const found = await sidebar();
  await waitFor(() => expect(linkNames(found)).not.toContain(''));
  return linkNames(found);
};
const linkNames = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('an owner’s sidebar has all entries in their order', async () => {
  await openAdmin('/admin/coming-soon');
  expect(await sidebarLinks()).toEqual([
    'Dashboard',
    'Analytics',
    'Products',
    'Categories',
    'Attributes',
    'Tax classes',
    'Coupons',
    'Reviews',
    'Customers',
    'Orders',
    'Messages',
    'Our Staff',
    'Audit Log',
    'Sign-in',
    'Settings',
    'Languages',
    'Currencies',
    'Translations',
    'View Store(opens in a new tab)',
    'Store Customization',
    'Store Settings',
    'Panels',
    'API keys',
    'Webhooks',
    '404',
    'Coming Soon',
  ]);
  const settings = within(await sidebar()).getByRole('link', { name: 'Settings' });
  expect(settings).toHaveAttribute('href', '/admin/settings?settingTab=common-settings');
});

it('the sidebar leaves out entries that the role may not open', async () => {
  await openAdmin('/admin/coming-soon', {}, ['read_orders', 'read_products']);
  expect(await sidebarLinks()).toEqual([
    'Products',
    'Tax classes',
    'Orders',
    'View Store(opens in a new tab)',
    '404',
    'Coming Soon',
  ]);
  expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
});

it('/admin leads to the dashboard', async () => {
  const page = await openAdmin('/admin', { 'GET /dashboard': dashboard() });
  expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe('/admin/dashboard');
});

it('a role without the dashboard starts on its first permitted page', async () => {
  const page = await openAdmin('/admin/dashboard', { 'GET /orders': list([], { counts: {} }) }, [
    'read_orders',
  ]);
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe('/admin/orders');
});

it('a visitor who is not signed in is sent to the sign-in page with a way back', async () => {
  const page = await renderRoutes(createRoutes, {
    path: '/admin/orders?status=pending',
    translations: loadTranslations,
  });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(page.router.state.location.search).toBe(
    `?redirect=${encodeURIComponent('/admin/orders?status=pending')}`,
  );
  // The sign-in page asks whether the store has a provider; nothing asks for orders.
  await waitFor(() => expect(page.requests.map(({ path }) => path)).toEqual(['/auth/sign-in-provider']));
});

it('the keys g o open the orders unless a dialog is open, and ? lists all keys', async () => {
  const page = await openAdmin('/admin/coming-soon', { 'GET /orders': list([], { counts: {} }) });
  await sidebar();
  await page.user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Go to orders')).toBeInTheDocument();
  expect(within(help).getByText('Search everything').parentElement).toHaveTextContent('CtrlK');
  await page.user.keyboard('go');
  expect(page.router.state.location.pathname).toBe('/admin/coming-soon');
  await page.user.keyboard('{Escape}');
  await waitForElementToBeRemoved(help);
  await page.user.keyboard('go');
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument();
});

describe('the command palette', () => {
  const found = {
    'GET /products': ({ params }: { params: Record<string, unknown> }) =>
      list(params.q === 'milk' ? [productRow({ title: text('Oat milk'), sku: 'FR-7' })] : []),
    'GET /orders': list([], { counts: {} }),
    'GET /customers': list([]),
  };

  it('opens on Ctrl K and leads to a page by its name, with the keyboard alone', async () => {
    const page = await openAdmin('/admin/coming-soon', found);
    await sidebar();
    await page.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Search pages/ });
    expect(field).toHaveFocus();
    await page.user.type(field, 'panels');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/panels'));
  });

  it('leads to pages that stand in no sidebar', async () => {
    const page = await openAdmin('/admin/coming-soon', found, [...everything, 'read_stock']);
    await page.user.click(await screen.findByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('combobox', { name: /Search pages/ });
    expect(screen.queryByRole('option', { name: 'Stock ledger' })).not.toBeInTheDocument();
    await page.user.type(field, 'ledger');
    expect(await screen.findByRole('option', { name: 'Stock ledger' })).toBeInTheDocument();
    await page.user.clear(field);
    await page.user.type(field, 'domains');
    expect(await screen.findByRole('option', { name: 'Domains' })).toBeInTheDocument();
  });

  it('finds products by SKU, and runs what is chosen with the arrow keys', async () => {
    const page = await openAdmin('/admin/coming-soon', found);
    await page.user.click(await screen.findByRole('button', { name: 'Search' }));
    await page.user.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'milk');
    expect(await screen.findByRole('option', { name: 'Oat milk FR-7' })).toBeInTheDocument();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(page.router.state.location.pathname).toMatch('/admin/products/edit/'));
  });

  it('finds orders and customers beside products, and leads to all that were found', async () => {
    const page = await openAdmin('/admin/coming-soon', {
      ...found,
      'GET /orders': { ...list([orderRow()], { counts: {} }), totalDoc: 9 },
      'GET /customers': list([{ id: id(900), name: 'Ann Archer', email: 'ann@shop.test' } as never]),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Search' }));
    await page.user.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'ann');
    expect(await screen.findByRole('option', { name: 'Ann Archer ann@shop.test' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'FR-1001 Ann Archer' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('option', { name: 'More in Orders' }));
    await waitFor(() => expect(page.router.state.location.search).toBe('?q=ann'));
  });

  it('offers and asks for nothing that the role may not see', async () => {
    const page = await openAdmin('/admin/coming-soon', found, ['read_orders']);
    await page.user.click(await screen.findByRole('button', { name: 'Search' }));
    const field = await screen.findByRole('combobox', { name: /Search pages/ });
    expect(screen.queryByRole('option', { name: 'Add product' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Orders' })).toBeInTheDocument();
    await page.user.type(field, 'milk');
    expect(await screen.findByText('Nothing found for “milk”.')).toBeInTheDocument();
    expect(page.requests.filter(({ path }) => path === '/products')).toEqual([]);
  });
});

it.each([
  ['/admin/categories', 'Manage Categories'],
  ['/admin/store-setup', 'Store Setup'],
  ['/admin/no-such-page', 'Admin Portal'],
])('the document title at %s is %s', async (path, title) => {
  await openAdmin(path);
  await waitFor(() => expect(document.title).toBe(title));
});

describe('/store-admin', () => {
  const open = (customDomain: boolean) =>
    renderRoutes(createRoutes, {
      path: '/store-admin',
      session: tenantAdmin({ permissions: everything }),
      tenant: { customDomain },
      handlers: { 'GET /dashboard': dashboard(), 'GET /notification': noNotifications },
      translations: loadTranslations,
    });

  it('has its own sidebar, the store’s slug, and the e-mail with Sign Out', async () => {
    const page = await open(false);
    expect(await sidebarLinks()).toEqual(
      expect.arrayContaining([
        'Dashboard',
        'Products',
        'Orders',
        'Customers',
        'Analytics',
        'Settings',
        'Store Setup',
      ]),
    );
    expect(screen.getByText('fresh')).toBeInTheDocument();
    expect(screen.getByText('owner@fresh.test')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /View Store/ })).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('Custom Domain')).not.toBeInTheDocument();
    expect(page.router.state.location.pathname).toBe('/store-admin/dashboard');
    expect(await screen.findByText('Store Dashboard')).toBeInTheDocument();
    expect(document.title).toBe('Store Dashboard');
  });

  it('has the bell, the profile menu and the help of /admin', async () => {
    const page = await open(false);
    expect(await screen.findByRole('button', { name: /Notifications/ })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: /Account/ }));
    expect(await screen.findByRole('menuitem', { name: /profile/i })).toHaveAttribute(
      'href',
      '/store-admin/edit-profile',
    );
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await page.user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });

  it('leads to the shop after Sign Out', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const page = await open(false);
    await page.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    undo();
  });

  it('keeps View Store, Sign Out and the e-mail in the rail', async () => {
    localStorage.setItem('larder-sidebar', 'rail');
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const page = await open(false);
    const leave = await screen.findByRole('button', { name: 'Sign Out: owner@fresh.test' });
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('target', '_blank');
    await page.user.click(leave);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    undo();
    localStorage.removeItem('larder-sidebar');
  });

  it('shows that the store has an own domain', async () => {
    await open(true);
    expect(await screen.findByText('Custom Domain')).toBeInTheDocument();
  });
});
