import { screen, waitFor, within } from '@testing-library/react';
import type { DeployToken } from 'api';
import { wholeList } from 'mfe-shared/backoffice';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const token = (changes: Partial<DeployToken> = {}): DeployToken => ({
  id: '0199a000-0000-7000-8000-000000000001',
  remote: 'mfe-storefront',
  name: 'CI of the storefront',
  paths: ['/'],
  areas: [],
  slots: [],
  createdBy: 'pat@larder.test',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
});
const secret = 'larder_deploy_mfe-storefront_abc';
const part = { remote: 'mfe-storefront', live: null, lastGood: null, builds: [], rollouts: [] };

const open = (handlers: Handlers, session = platformAdmin()) =>
  renderRoutes(createRoutes, {
    path: '/platform-admin/releases/deploy-tokens',
    handlers: {
      'GET /releases/overview': { parts: [part], rings: {}, settings: {} },
      'GET /part-contacts': [],
      ...handlers,
    },
    session,
    translations: loadTranslations,
    host: 'platform',
  });

it('the deploy tokens are listed with their part, and revoked ones are marked', async () => {
  await open({
    'GET /deploy-tokens': wholeList([
      token(),
      token({ id: 'b', name: 'Old', revokedAt: '2026-11-20T11:00:00.000Z', lastUsedAt: null }),
    ]),
  });
  const row = within((await screen.findByText('CI of the storefront')).closest('tr') as HTMLElement);
  expect(row.getByRole('cell', { name: 'mfe-storefront' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'never' })).toBeInTheDocument();
  const old = within(screen.getByText('Old').closest('tr') as HTMLElement);
  expect(old.getByText(/^Revoked/)).toBeInTheDocument();
  expect(old.queryByRole('button')).not.toBeInTheDocument();
});

it('the deploy tokens are searched, sorted and read page by page', async () => {
  const { user, requests } = await open({
    'GET /deploy-tokens': ({ params }) => ({
      items: [token({ name: `CI on page ${params.page}` })],
      ...{ totalDoc: 41, page: Number(params.page), pages: 3 },
    }),
  });
  const asked = () => requests.findLast(({ path }) => path === '/deploy-tokens')?.params;
  await screen.findByText('CI on page 1');
  expect(asked()).toEqual({ page: 1, limit: 20, sort: '-createdAt' });
  await user.click(screen.getByRole('button', { name: 'Last used' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'lastUsedAt' }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('CI on page 2')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'shell');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'shell', page: 1, sort: 'lastUsedAt' }));
});

it('an operator who may only see releases makes and revokes no deploy token', async () => {
  const reader = platformAdmin({ permissions: ['read_releases'] });
  await open({ 'GET /deploy-tokens': wholeList([token()]) }, reader);
  await screen.findByText('CI of the storefront');
  expect(screen.queryByRole('button', { name: 'New token' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
});

it('a deploy token can be made for a part that was never released', async () => {
  const { user, requests } = await open({
    'GET /deploy-tokens': wholeList([]),
    'POST /deploy-tokens': { status: 201, body: { ...token(), token: secret } },
  });
  await user.click((await screen.findAllByRole('button', { name: 'New token' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'New deploy token' }));
  await user.selectOptions(form.getByLabelText('Part'), 'A part that is new …');
  await user.type(form.getByLabelText('Name of the part'), 'Reports!');
  await user.type(form.getByLabelText('Name'), 'CI of the reports');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText(/Lower-case letters, digits and hyphens/)).toBeInTheDocument();
  await user.clear(form.getByLabelText('Name of the part'));
  await user.type(form.getByLabelText('Name of the part'), 'mfe-reports');
  await user.type(form.getByLabelText('Paths'), '/reports, /admin/reports');
  await user.click(form.getByLabelText('Store back office (/admin)'));
  await user.click(form.getByLabelText('Order page'));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  await screen.findByRole('dialog', { name: /was created$/ });
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    remote: 'mfe-reports',
    name: 'CI of the reports',
    paths: ['/reports', '/admin/reports'],
    areas: ['admin'],
    slots: ['store-admin.order'],
  });
});

it('a new deploy token is shown once, to be copied', async () => {
  const made: DeployToken[] = [];
  const { user, requests } = await open({
    'GET /deploy-tokens': () => wholeList(made),
    'POST /deploy-tokens': () => {
      made.push(token());
      return { status: 201, body: { ...token(), token: secret } };
    },
  });
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click((await screen.findAllByRole('button', { name: 'New token' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'New deploy token' }));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findAllByText('This is needed.')).toHaveLength(2);
  await user.selectOptions(form.getByLabelText('Part'), 'mfe-storefront');
  await user.type(form.getByLabelText('Name'), 'CI of the storefront');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: /was created$/ }));
  expect(shown.getByText(secret)).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Copy token' }));
  expect(copy).toHaveBeenCalledWith(secret);
  await user.keyboard('{Escape}');
  expect(await shown.findByText(/Close once more/)).toBeInTheDocument();
  expect(shown.getByText(secret)).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
  expect(screen.getByText('CI of the storefront')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    remote: 'mfe-storefront',
    name: 'CI of the storefront',
  });
});

it('a deploy token is revoked after a confirmation', async () => {
  let revokedAt: string | null = null;
  const { user, requests } = await open({
    'GET /deploy-tokens': () => wholeList([token({ revokedAt })]),
    'DELETE /deploy-tokens/:id': () => {
      revokedAt = '2026-11-20T12:00:00.000Z';
      return { success: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke: CI of the storefront' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(asked.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/^Revoked/)).toBeInTheDocument();
});

it('the list of deploy tokens offers to try again after a failure', async () => {
  let broken = true;
  const { user } = await open({
    'GET /deploy-tokens': () => (broken ? failure(500, 'INTERNAL') : wholeList([])),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('No deploy tokens yet')).toBeInTheDocument();
});

it('an operator says whom to tell about a part, and sees the secret of a webhook once', async () => {
  const { user, requests } = await open({
    'GET /deploy-tokens': wholeList([]),
    'PUT /part-contacts/mfe-storefront': {
      ...{ remote: 'mfe-storefront', email: 'team@shop.test', webhookUrl: 'https://hooks.shop.test/' },
      webhookSecret: 'whsec_YWJj',
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Contact of mfe-storefront' }));
  const form = within(await screen.findByRole('dialog', { name: 'Contact of mfe-storefront' }));
  await user.type(form.getByLabelText('E-mail address'), 'team@shop.test');
  await user.type(form.getByLabelText('Webhook'), 'https://hooks.shop.test/');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('whsec_YWJj')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    email: 'team@shop.test',
    webhookUrl: 'https://hooks.shop.test/',
  });
});

it('the contact of a part says that the last call of its webhook was not accepted, and why', async () => {
  const contact = { remote: 'mfe-storefront', email: null, webhookUrl: 'https://hooks.shop.test/' };
  const at = '2026-11-20T10:00:00.000Z';
  const { user } = await open({
    'GET /deploy-tokens': wholeList([]),
    'GET /part-contacts': [{ ...contact, lastCall: { at, problem: 'status', status: 503 } }],
  });
  const notAccepted = /last call on Nov 20, 2026.* was not accepted: 503/;
  expect(await screen.findByText(notAccepted)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Contact of mfe-storefront' }));
  const form = within(await screen.findByRole('dialog', { name: 'Contact of mfe-storefront' }));
  expect(form.getByText(notAccepted)).toBeInTheDocument();
});
