import { screen, waitFor } from '@testing-library/react';
import { configureNavigation } from 'mfe-shared';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { fresh, ofFresh } from '../../testing/tenant';
import { slugFrom } from '../../ui/slug-from';

const open = (handlers: Handlers = {}) =>
  renderRoutes(createRoutes, {
    path: '/platform-admin/tenants/add',
    handlers: { ...ofFresh, ...handlers },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });

it('a new store’s address is proposed from its name', async () => {
  const { user, requests, router } = await open({
    'POST /tenants': { status: 201, body: { ...fresh, name: 'Müller & Söhne', slug: 'muller-sohne' } },
  });
  await user.type(await screen.findByLabelText(/^Name\b(?! of)/), 'Müller & Söhne');
  await user.type(screen.getByLabelText(/Name of the owner/), 'Mia Müller');
  await user.type(screen.getByLabelText(/mail/), 'mia@example.test');
  await user.type(screen.getByLabelText(/First password/), 'correct horse');
  await user.selectOptions(screen.getByLabelText(/^Country/), 'Switzerland');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The store is open.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ slug: 'muller-sohne', ownerEmail: 'mia@example.test' },
    ...{ country: 'CH', currency: 'CHF', language: 'de' },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/platform-admin/tenants/${fresh.id}`));
});

it('the form of a new store says that an address is taken and keeps what was typed', async () => {
  const { user } = await open({ 'POST /tenants': failure(409, 'SLUG_TAKEN') });
  await user.type(await screen.findByLabelText(/^Name\b(?! of)/), 'Fresh');
  await user.type(screen.getByLabelText(/Name of the owner/), 'Mia Müller');
  await user.type(screen.getByLabelText(/mail/), 'mia@example.test');
  await user.type(screen.getByLabelText(/First password/), 'correct horse');
  await user.selectOptions(screen.getByLabelText(/^Country/), 'Switzerland');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('This address is taken.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/Name of the owner/)).toHaveValue('Mia Müller');
});

it('the form of a new store has what was typed before the session ended, but no password', async () => {
  const undo = configureNavigation({ replace: () => {} });
  const before = await open({ 'POST /tenants': failure(401, 'UNAUTHORIZED') });
  await before.user.type(await screen.findByLabelText(/^Name\b(?! of)/), 'Corner Shop');
  await before.user.type(screen.getByLabelText(/Name of the owner/), 'Mia Müller');
  await before.user.type(screen.getByLabelText(/mail/), 'mia@example.test');
  await before.user.type(screen.getByLabelText(/First password/), 'correct horse');
  await before.user.selectOptions(screen.getByLabelText(/^Country/), 'Switzerland');
  await before.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Your session has ended/);
  before.unmount();
  undo();
  await open();
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name\b(?! of)/)).toHaveValue('Corner Shop');
  expect(screen.getByLabelText(/^Address/)).toHaveValue('corner-shop');
  expect(screen.getByLabelText(/Name of the owner/)).toHaveValue('Mia Müller');
  expect(screen.getByLabelText(/^Currency/)).toHaveDisplayValue('CHF');
  expect(screen.getByLabelText(/First password/)).toHaveValue('');
});

it.each([
  ['Müller & Söhne', 'muller-sohne'],
  ['  24h Shop!  ', 'h-shop'],
  ['Épicerie du Coin', 'epicerie-du-coin'],
])('the name %p becomes the address %p', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});
