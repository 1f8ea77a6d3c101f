import { screen, within } from '@testing-library/react';
import type { FoundPerson } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const store = '0199a000-0000-7000-8000-000000000501';
const person = (changes: Partial<FoundPerson>): FoundPerson => ({
  ...{ id: '0199a000-0000-7000-8000-000000000001', kind: 'staff', name: 'Ann', email: 'ann@fresh.test' },
  ...{ status: 'active', role: 'Manager', host: 'fresh.localhost', maySignIn: true },
  ...{ store: { id: store, name: 'Fresh Corner', status: 'active' }, ...changes },
});

const open = (path: string, handlers: Handlers) =>
  renderRoutes(createRoutes, {
    path,
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
    handlers,
  });

it('a person is found in all stores when the search is sent, with where they sign in', async () => {
  const customer = person({
    ...{ id: '0199a000-0000-7000-8000-000000000002', kind: 'customer', status: 'blocked', role: '' },
    maySignIn: false,
  });
  const page = await open('/platform-admin/people', {
    'GET /people': { items: [person({}), customer], more: false },
  });
  await page.user.type(await screen.findByRole('searchbox'), 'ann@');
  expect(page.requests.filter(({ path }) => path.startsWith('/people'))).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('2 accounts')).toBeInTheDocument();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByRole('link', { name: 'Fresh Corner' })).toHaveAttribute(
    'href',
    `/platform-admin/tenants/${store}`,
  );
  expect(within(first!).getByRole('link', { name: 'fresh.localhost' })).toHaveAttribute(
    'href',
    expect.stringContaining('fresh.localhost'),
  );
  expect(within(second!).getByText('Cannot sign in')).toBeInTheDocument();
  expect(page.router.state.location.search).toBe('?q=ann%40');
});

it('a search of two letters is not sent, and one without a result says so', async () => {
  const page = await open('/platform-admin/people', { 'GET /people': { items: [], more: false } });
  await page.user.type(await screen.findByRole('searchbox'), 'an');
  await page.user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Enter at least 3 characters.')).toBeInTheDocument();
  expect(page.requests.filter(({ path }) => path.startsWith('/people'))).toEqual([]);
  await page.user.type(screen.getByRole('searchbox'), 'n');
  await page.user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Nobody matches “ann”' })).toBeInTheDocument();
});
