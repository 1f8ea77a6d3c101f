import { screen, within } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';

const cname = [{ type: 'CNAME', value: 'fresh.larder.example' }];
const addresses = [
  { type: 'A', value: '192.0.2.7' },
  { type: 'AAAA', value: '2001:db8::7' },
];
const claimOf = (domain: string, verified = false, pointsTo = cname) => ({
  ...{ domain, verified, record: `_larder.${domain}`, text: 'larder-verify=one', proof: 'one', pointsTo },
  createdAt: '2026-03-01T10:00:00.000Z',
});
const listOf = (...domains: object[]) => ({
  ...{ domains, target: 'fresh.larder.example', addresses: [] },
});

const open = (handlers: Handlers, permissions = ['read_settings', 'write_settings']) =>
  renderRoutes(createRoutes, {
    path: '/admin/settings/domains',
    session: tenantAdmin({ permissions }),
    handlers: { 'GET /notification': noNotifications, ...handlers },
    translations: loadTranslations,
  });

it('an owner adds a domain and reads what to set in its DNS', async () => {
  let list = listOf();
  const page = await open({
    'GET /domains': () => list,
    'POST /domains': () => {
      list = listOf(claimOf('shop.fresh.example'));
      return { status: 201, body: claimOf('shop.fresh.example') };
    },
  });
  expect(await screen.findByText('No domain of its own yet.')).toBeInTheDocument();
  await page.user.type(screen.getByLabelText('Domain'), ' shop.fresh.example ');
  await page.user.click(screen.getByRole('button', { name: 'Add domain' }));
  const item = within(await screen.findByRole('list', { name: 'Your own domains' })).getByRole('listitem');
  for (const text of ['_larder.shop.fresh.example', 'larder-verify=one', 'fresh.larder.example'])
    expect(await within(item).findByText(text)).toBeInTheDocument();
  expect(within(item).getByText('CNAME')).toBeInTheDocument();
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    domain: 'shop.fresh.example',
  });
});

it('an own domain shows addresses instead of a CNAME where DNS allows none', async () => {
  await open({ 'GET /domains': listOf(claimOf('fresh.example', true, addresses)) });
  expect(await screen.findByText('192.0.2.7')).toBeInTheDocument();
  expect(screen.getByText('2001:db8::7')).toBeInTheDocument();
  expect(screen.getByText(/it cannot have a CNAME record/)).toBeInTheDocument();
  expect(screen.queryByText('CNAME')).not.toBeInTheDocument();
});

it('an own domain says to ask the platform for its addresses where they are unknown', async () => {
  await open({ 'GET /domains': listOf(claimOf('fresh.example', true, [])) });
  expect(await screen.findByText(/addresses of the platform/)).toBeInTheDocument();
});

it('a check of an own domain that finds another text in DNS says so', async () => {
  const page = await open({
    'GET /domains': listOf(claimOf('shop.fresh.example')),
    'POST /domains/:domain/verify': failure(409, 'DOMAIN_UNPROVEN', [
      { field: 'record', message: 'different' },
    ]),
  });
  await page.user.click(await screen.findByRole('button', { name: /^Check now/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('with a different value');
});

it('staff who may only read see the domains and no buttons', async () => {
  await open({ 'GET /domains': listOf(claimOf('shop.fresh.example')) }, ['read_settings']);
  expect(await screen.findByText('shop.fresh.example')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Check now/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Domain')).not.toBeInTheDocument();
});
