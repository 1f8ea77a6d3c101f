import { screen, waitFor, within } from '@testing-library/react';
import type { Tenant } from 'api';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { slugFrom } from '../../ui/slug-from';
import { storeAddress } from '../../ui/store-address';

const fresh: Tenant = {
  id: '0199a000-0000-7000-8000-000000000001',
  slug: 'fresh',
  name: 'Fresh Corner',
  status: 'active',
  ownerEmail: 'owner@fresh.test',
  domains: ['fresh.localhost'],
  ring: 'everyone',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const list = { items: [fresh], totalDoc: 1, page: 1, pages: 1 };

const open = (path: string, handlers: Parameters<typeof renderRoutes>[1]['handlers'] = {}) =>
  renderRoutes(createRoutes, {
    path,
    handlers,
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });

it('the list of stores shows their address and state', async () => {
  await open('/platform-admin/tenants', { 'GET /tenants': list });
  const row = (await screen.findByRole('link', { name: 'Fresh Corner' })).closest('tr') as HTMLElement;
  expect(within(row).getByRole('link', { name: 'fresh.localhost' })).toHaveAttribute(
    'href',
    'http://fresh.localhost/',
  );
  expect(within(row).getByText('Active')).toBeInTheDocument();
});

it('a store is suspended with a reason, which is asked first', async () => {
  const { user, requests } = await open('/platform-admin/tenants', {
    'GET /tenants': list,
    'PUT /tenants/status/:id': { ...fresh, status: 'suspended' },
  });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Say why; the owner reads it.')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await user.type(dialog.getByLabelText('Reason'), 'Unpaid rent');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Fresh Corner is suspended.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    status: 'suspended',
    reason: 'Unpaid rent',
  });
});

it('a store is moved to another ring for new builds', async () => {
  let ring = fresh.ring;
  const { user, requests } = await open(`/platform-admin/tenants/${fresh.id}`, {
    'GET /tenants/:id': () => ({ status: 200, body: { ...fresh, ring } }),
    'GET /tenants/:id/domains': [],
    'GET /tenants/:id/owners': [],
    'PUT /tenants/ring/:id': () => {
      ring = 'early';
      return { id: fresh.id, ring };
    },
  });
  await user.selectOptions(await screen.findByLabelText('Ring for new builds'), 'Early');
  expect(await screen.findByText('Fresh Corner is in the ring “Early” now.')).toBeInTheDocument();
  expect(screen.getByLabelText('Ring for new builds')).toHaveDisplayValue('Early');
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/tenants/ring/${fresh.id}`,
    body: { ring: 'early' },
  });
});

it('a new store’s address is proposed from its name', async () => {
  const { user, requests, router } = await open('/platform-admin/tenants/add', {
    'POST /tenants': { status: 201, body: { ...fresh, name: 'Müller & Söhne', slug: 'muller-sohne' } },
    'GET /tenants/:id': fresh,
    'GET /tenants/:id/domains': [],
    'GET /tenants/:id/owners': [],
  });
  await user.type(await screen.findByLabelText(/^Name\b(?! of)/), 'Müller & Söhne');
  await user.type(screen.getByLabelText(/Name of the owner/), 'Mia Müller');
  await user.type(screen.getByLabelText(/mail/), 'mia@example.test');
  await user.type(screen.getByLabelText(/First password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Müller & Söhne is open.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    slug: 'muller-sohne',
    ownerEmail: 'mia@example.test',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/platform-admin/tenants/${fresh.id}`));
});

it('the form of a new store says that an address is taken and keeps what was typed', async () => {
  const { user } = await open('/platform-admin/tenants/add', { 'POST /tenants': failure(409, 'SLUG_TAKEN') });
  await user.type(await screen.findByLabelText(/^Name\b(?! of)/), 'Fresh');
  await user.type(screen.getByLabelText(/Name of the owner/), 'Mia Müller');
  await user.type(screen.getByLabelText(/mail/), 'mia@example.test');
  await user.type(screen.getByLabelText(/First password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('This address is taken.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/Name of the owner/)).toHaveValue('Mia Müller');
});

it.each([
  ['Müller & Söhne', 'muller-sohne'],
  ['  24h Shop!  ', 'h-shop'],
  ['Épicerie du Coin', 'epicerie-du-coin'],
])('the name %p becomes the address %p', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

it('a store’s address keeps protocol and port of the page', () => {
  expect(storeAddress('fresh.localhost', { protocol: 'http:', port: '3000' })).toBe(
    'http://fresh.localhost:3000/',
  );
  expect(storeAddress('greens.example', { protocol: 'https:', port: '' })).toBe('https://greens.example/');
});

it('an owner who has lost the second factors is helped after a confirmation', async () => {
  const olga = { id: '0199a000-0000-7000-8000-000000000007', name: 'Olga', email: 'olga@fresh.test' };
  let hasSecondFactor = true;
  const { user, requests } = await open(`/platform-admin/tenants/${fresh.id}`, {
    'GET /tenants/:id': fresh,
    'GET /tenants/:id/domains': [],
    'GET /tenants/:id/owners': () => ({
      status: 200,
      body: [{ ...olga, status: 'active', hasSecondFactor }],
    }),
    'POST /tenants/:id/owners/:ownerId/second-factors/remove': () => {
      hasSecondFactor = false;
      return { success: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove those of Olga' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Remove second factors' }));
  expect(await screen.findByText('The second factors of Olga are removed.')).toBeInTheDocument();
  expect(await screen.findByText('No second factor')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.path).toContain(olga.id);
});
