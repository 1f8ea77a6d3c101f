import { screen, waitFor, within } from '@testing-library/react';
import { storeAddress } from 'mfe-shared';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { fresh, ofFresh } from '../../testing/tenant';

const open = (path: string, handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path,
    // The first that fits counts.
    handlers: { ...handlers, ...ofFresh, ...handlers },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });

it('a store’s page has its plan and figures', async () => {
  await open(`/platform-admin/tenants/${fresh.id}`);
  expect(await screen.findByText('€1,234.50')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Market/ })).toHaveAttribute(
    'href',
    '/platform-admin/billing?q=fresh',
  );
  expect(screen.getByText('1,200')).toBeInTheDocument();
});

it('a store’s page says when it is deleted and why, and leads operators who may to the decision', async () => {
  const removal = { removeAt: '2026-12-09T00:00:00.000Z', because: 'operator', reason: 'Fraud' };
  const { unmount } = await open(`/platform-admin/tenants/${fresh.id}`, {
    'GET /tenants/:id/removal': removal,
  });
  expect(await screen.findByText(/as operators have decided: Fraud/)).toBeInTheDocument();
  const link = { name: 'Delete or keep…' };
  expect(screen.getByRole('link', link)).toHaveAttribute(
    'href',
    `/platform-admin/tenants/${fresh.id}/delete`,
  );
  unmount();
  await renderRoutes(createRoutes, {
    ...{ path: `/platform-admin/tenants/${fresh.id}`, handlers: ofFresh },
    ...{ session: platformAdmin({ permissions: ['read_tenants'] }), translations: loadTranslations },
    host: 'platform',
  });
  expect(await screen.findByText('owner@fresh.test')).toBeInTheDocument();
  expect(screen.queryByRole('link', link)).not.toBeInTheDocument();
});

it('a store is suspended on its page with a reason', async () => {
  const { user, requests } = await open(`/platform-admin/tenants/${fresh.id}`, {
    'PUT /tenants/status/:id': { ...fresh, status: 'suspended' },
  });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Fresh Corner?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Unpaid rent');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Fresh Corner is suspended.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    status: 'suspended',
    reason: 'Unpaid rent',
  });
});

it('a store gets another address, and the page says before what that means', async () => {
  const { user, requests } = await open(`/platform-admin/tenants/${fresh.id}/edit`, {
    'PUT /tenants/:id': { ...fresh, slug: 'corner', domains: ['corner.localhost'], version: 4 },
  });
  const address = await screen.findByLabelText(/^Address/);
  await user.clear(address);
  await user.type(address, 'corner');
  expect(screen.getByText(/moves from fresh to corner/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ name: 'Fresh Corner', slug: 'corner', ownerEmail: 'owner@fresh.test', version: 3 },
    }),
  );
});

it('an address that another store has is refused at its field', async () => {
  const { user } = await open(`/platform-admin/tenants/${fresh.id}/edit`, {
    'PUT /tenants/:id': failure(409, 'SLUG_TAKEN', [{ field: 'slug', message: 'taken' }]),
  });
  const address = await screen.findByLabelText(/^Address/);
  await user.type(address, 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address).toBeInvalid());
});

it('a store’s new owner is invited, and an address that is known already is refused at the field', async () => {
  let taken = true;
  const { user, requests } = await open(`/platform-admin/tenants/${fresh.id}`, {
    'POST /tenants/:id/owners': () =>
      taken ? failure(409, 'EMAIL_TAKEN', [{ field: 'email', message: 'taken' }]) : { success: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite an owner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Nora New');
  await user.type(dialog.getByLabelText(/^E-mail/), 'nora@fresh.test');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Somebody in this store has this address already.')).toBeInTheDocument();
  taken = false;
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('nora@fresh.test is invited.')).toBeInTheDocument();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Nora New', email: 'nora@fresh.test', getsMails: true },
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

describe('a visit to a back office', () => {
  const at = `/platform-admin/tenants/${fresh.id}`;
  const page = {
    'GET /tenants/:id': fresh,
    'GET /tenants/:id/domains': [],
    'GET /tenants/:id/owners': [],
    'GET /tenants/:id/removal': { removeAt: null, because: null, reason: '' },
  };
  const url = 'http://fresh.localhost/admin/auth/visit#ticket';

  it('has a reason, only looks unless asked for more, and opens by a link', async () => {
    const { user, requests } = await open(at, {
      ...page,
      'POST /store-visits': ({ body }) =>
        (body as { password?: string }).password
          ? { status: 201, body: { url } }
          : failure(409, 'PASSWORD_NEEDED'),
    });
    await user.click(await screen.findByRole('button', { name: 'Enter back office' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('At least 5 characters.')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await user.type(dialog.getByLabelText(/^Reason/), 'Case 12');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.type(await dialog.findByLabelText(/^Your password/), 'secret word');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const link = await screen.findByRole('link', { name: 'Open the back office' });
    expect(link).toHaveAttribute('href', url);
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ tenantId: fresh.id, reason: 'Case 12', mayWrite: false, password: 'secret word' },
    });
  });

  it('is not offered without the permission, nor a change without another one', async () => {
    const reader = platformAdmin({ permissions: ['read_tenants'] });
    const shown = { path: at, handlers: page, translations: loadTranslations, host: 'platform' as const };
    const first = await renderRoutes(createRoutes, { ...shown, session: reader });
    expect(await screen.findByText('owner@fresh.test')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enter back office' })).not.toBeInTheDocument();
    first.unmount();
    const looker = platformAdmin({ permissions: ['read_tenants', 'enter_tenants'] });
    const { user } = await renderRoutes(createRoutes, { ...shown, session: looker });
    await user.click(await screen.findByRole('button', { name: 'Enter back office' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
