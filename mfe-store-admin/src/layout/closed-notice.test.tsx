import { screen } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../routes';
import { noNotifications } from '../testing/fixtures';

type Closed = { closed: 'suspended' | 'inactive' | 'preparing'; reason: string };

/** The plan page of a store that is closed for this reason; null for an open one. */
function open(reply: Closed | null, permissions = ['read_subscription'], path = '/admin/subscription') {
  const handlers: Handlers = {
    'GET /notification': noNotifications,
    'GET /subscription': { subscription: null },
    'GET /subscription/invoices': [],
    'GET /subscription/notice': { closesAt: null },
    ...(reply && { 'GET /tenants/closed': reply }),
  };
  return renderRoutes(createRoutes, {
    ...{ path, handlers, session: tenantAdmin({ permissions }), translations: loadTranslations },
    tenant: reply ? { closed: reply.closed } : {},
  });
}

it('staff of a suspended store read why on every page', async () => {
  await open({ closed: 'suspended', reason: 'Complaints about the goods' });
  expect(await screen.findByText(/The reason: Complaints about the goods/)).toBeInTheDocument();
});

it('the owner of an inactive store is led to the plan, and others are not', async () => {
  const closed: Closed = { closed: 'inactive', reason: '' };
  const { unmount } = await open(closed);
  expect(await screen.findByRole('link', { name: 'To the plan' })).toHaveAttribute(
    'href',
    '/admin/subscription',
  );
  unmount();
  await open(closed, ['read_settings'], '/admin/edit-profile');
  expect(await screen.findByText(/the subscription has ended/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'To the plan' })).not.toBeInTheDocument();
});

it('staff of a store that is being prepared are led to its setup', async () => {
  await open({ closed: 'preparing', reason: '' });
  expect(await screen.findByText(/Shoppers do not see this store yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the store setup' })).toHaveAttribute(
    'href',
    '/admin/store-setup',
  );
});

it('people who may read the plan are told on every page that it is not paid, and others are not', async () => {
  const handlers: Handlers = {
    'GET /notification': noNotifications,
    'GET /subscription/notice': { closesAt: '2026-06-14T10:00:00.000Z' },
  };
  const openProfile = (permissions: string[]) =>
    renderRoutes(createRoutes, {
      ...{ path: '/admin/edit-profile', handlers, session: tenantAdmin({ permissions }) },
      translations: loadTranslations,
    });
  const { unmount } = await openProfile(['read_subscription']);
  expect(await screen.findByText(/^An invoice of your plan is not paid. The shop closes on/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the plan' })).toHaveAttribute('href', '/admin/subscription');
  unmount();
  const page = await openProfile(['read_settings']);
  expect(page.requests.some(({ path }) => path === '/subscription/notice')).toBe(false);
});

it('pages of an open store ask nothing and show no notice', async () => {
  const { requests } = await open(null);
  expect(await screen.findByText('No limits')).toBeInTheDocument();
  expect(requests.some(({ path }) => path === '/tenants/closed')).toBe(false);
});

it('staff of a sandbox read on every page that it is one', async () => {
  await renderRoutes(createRoutes, {
    path: '/admin/subscription',
    handlers: {
      'GET /notification': noNotifications,
      'GET /subscription': { subscription: null },
      'GET /subscription/invoices': [],
    },
    session: tenantAdmin({ permissions: ['read_subscription'] }),
    translations: loadTranslations,
    tenant: { sandbox: true },
  });
  expect(await screen.findByText(/^This is a sandbox/)).toBeInTheDocument();
});
