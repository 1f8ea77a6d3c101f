import { screen, waitFor, within } from '@testing-library/react';
import type { PointedDomain } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { fresh } from '../../testing/tenant';

const claim: PointedDomain = {
  domain: 'shop.fresh.example',
  verified: false,
  record: '_larder.shop.fresh.example',
  text: 'larder-verify=9f0c',
  proof: '9f0c',
  pointsTo: [{ type: 'CNAME', value: 'fresh.localhost' }],
  createdAt: '2026-11-20T10:00:00.000Z',
};
const path = '/tenants/:id/domains';

const open = (handlers: Handlers) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/tenants/${fresh.id}`,
    handlers: {
      'GET /tenants/:id': fresh,
      'GET /tenants/:id/owners': [],
      'GET /tenants/:id/removal': { removeAt: null, because: null, reason: '' },
      ...handlers,
    },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });
const card = () => screen.findByRole('region', { name: 'Own domains' });

it('the domains card says when a store has no own domain', async () => {
  await open({ [`GET ${path}`]: [] });
  expect(await within(await card()).findByText('No domain of its own yet.')).toBeInTheDocument();
});

it('a proved domain is a link and offers no further check', async () => {
  await open({ [`GET ${path}`]: [{ ...claim, verified: true }] });
  const link = await within(await card()).findByRole('link', { name: 'shop.fresh.example' });
  expect(link).toHaveAttribute('href', 'http://shop.fresh.example/');
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(await screen.findByText('CNAME')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Check/ })).not.toBeInTheDocument();
  expect(screen.queryByText(claim.text)).not.toBeInTheDocument();
});

it('a new domain shows the DNS record that proves it, to be copied', async () => {
  const domains: PointedDomain[] = [];
  const { user, requests } = await open({
    [`GET ${path}`]: () => [...domains],
    [`POST ${path}`]: () => {
      domains.push(claim);
      return { status: 201, body: claim };
    },
  });
  await user.type(await screen.findByLabelText('Domain'), ' Shop.Fresh.example ');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText('_larder.shop.fresh.example')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy: CNAME' })).toBeInTheDocument();
  expect(screen.getByText('Not verified yet')).toBeInTheDocument();
  expect(screen.getByLabelText('Domain')).toHaveValue('');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ domain: 'Shop.Fresh.example' });
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy: Value' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(copy).toHaveBeenCalledWith('larder-verify=9f0c');
});

it('operators read the addresses of an apex domain, which cannot have a CNAME record', async () => {
  const pointsTo: PointedDomain['pointsTo'] = [
    { type: 'A', value: '192.0.2.7' },
    { type: 'AAAA', value: '2001:db8::7' },
  ];
  await open({ [`GET ${path}`]: [{ ...claim, domain: 'fresh.example', verified: true, pointsTo }] });
  expect(await within(await card()).findByText('192.0.2.7')).toBeInTheDocument();
  expect(screen.getByText('2001:db8::7')).toBeInTheDocument();
  expect(screen.getByText(/fresh\.example is an apex domain/)).toBeInTheDocument();
});

it.each([
  [failure(400, 'VALIDATION', [{ field: 'domain', message: 'x' }]), /without https/],
  [failure(409, 'DOMAIN_TAKEN', [{ field: 'domain', message: 'taken' }]), /belongs to a store already/],
])('a refused domain shows why at the field and stays typed', async (reply, text) => {
  const { user } = await open({ [`GET ${path}`]: [], [`POST ${path}`]: reply });
  await user.type(await screen.findByLabelText('Domain'), 'fresh.localhost');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Domain')).toHaveValue('fresh.localhost');
  expect(screen.getByLabelText('Domain')).toBeInvalid();
});

it.each([
  ['missing', /no such TXT record yet/],
  ['different', /with a different value/],
  ['unanswered', /did not answer/],
])('the domain says why its proof failed: %s', async (message, text) => {
  const { user } = await open({
    [`GET ${path}`]: [claim],
    [`POST ${path}/:domain/verify`]: failure(409, 'DOMAIN_UNPROVEN', [{ field: 'record', message }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Check now: shop.fresh.example' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('a domain is shown as proved after its check', async () => {
  let verified = false;
  const { user } = await open({
    [`GET ${path}`]: () => [{ ...claim, verified }],
    [`POST ${path}/:domain/verify`]: () => {
      verified = true;
      return { ...claim, verified };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Check now: shop.fresh.example' }));
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  expect(await screen.findByText(/is verified. The store answers on it/)).toBeInTheDocument();
});

it('a domain is removed after a confirmation', async () => {
  const { user, requests } = await open({
    [`GET ${path}`]: [claim],
    [`DELETE ${path}/:domain`]: { success: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove shop.fresh.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove shop.fresh.example?' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Remove domain' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/tenants/${fresh.id}/domains/shop.fresh.example`,
    ),
  );
});

it('the domains card offers to try again after a failure and leaves the rest of the page alone', async () => {
  let broken = true;
  const { user } = await open({
    [`GET ${path}`]: () => (broken ? failure(500, 'INTERNAL') : [claim]),
  });
  const retry = await within(await card()).findByRole('button', { name: 'Retry' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText('_larder.shop.fresh.example')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Fresh Corner' })).toBeInTheDocument();
});
