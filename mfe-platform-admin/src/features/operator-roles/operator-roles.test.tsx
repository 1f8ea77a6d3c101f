import { screen, waitFor, within } from '@testing-library/react';
import type { OperatorRole } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const me = platformAdmin();
const catalogue = me.user.permissions.map((key) => ({ key, group: key.slice(key.indexOf('_') + 1) }));
const id = '0199a000-0000-7000-8000-000000000102';

const role = (changes: Partial<OperatorRole> = {}): OperatorRole => ({
  ...{ id, name: 'Support', description: '', permissions: ['read_tenants'], isSystem: true },
  ...{ members: 0, version: 4, ...changes },
});

const open = (path: string, handlers: Handlers = {}, session = me) =>
  renderRoutes(createRoutes, {
    path,
    session,
    translations: loadTranslations,
    host: 'platform',
    handlers: {
      'GET /operator-permissions': catalogue,
      'GET /operator-roles': [role()],
      'GET /operator-roles/:id': role(),
      ...handlers,
    },
  });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const written = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.findLast(({ method }) => method !== 'GET');

it('the list of roles leads to each of them', async () => {
  await open('/platform-admin/users/roles');
  const table = within(await screen.findByRole('table'));
  expect(await table.findByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    `/platform-admin/users/roles/${id}`,
  );
  expect(table.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Operators' })).toHaveAttribute('href', '/platform-admin/users');
});

it('a permission to change includes the one to see, and without the one to see both are gone', async () => {
  const page = await open(`/platform-admin/users/roles/${id}`, { 'PUT /operator-roles/:id': role() });
  await page.user.click(await box(/^Change billing/));
  expect(await box(/^See billing/)).toBeChecked();
  await page.user.click(await box(/^Change stores/));
  await page.user.click(await box(/^See stores/));
  expect(await box(/^Change stores/)).not.toBeChecked();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written(page)?.body).toEqual({
      ...{ name: 'Support', description: '', permissions: ['write_billing', 'read_billing'], version: 4 },
    }),
  );
});

it('a new role is created and its page opens', async () => {
  const made = role({ id: id.replace('102', '109'), name: 'Night shift', isSystem: false });
  const page = await open('/platform-admin/users/roles/add', {
    'POST /operator-roles': { status: 201, body: made },
    'GET /operator-roles/:id': made,
  });
  await page.user.type(await screen.findByLabelText(/^Name/), 'Night shift');
  await page.user.click(await box(/^See mail/));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(page.router.state.location.pathname).toBe(`/platform-admin/users/roles/${made.id}`),
  );
});

it('the role of administrators is read-only, and so is one that allows more than the reader’s', async () => {
  const all = role({ name: 'Administrator', permissions: me.user.permissions });
  const page = await open(`/platform-admin/users/roles/${id}`, { 'GET /operator-roles/:id': all });
  expect(await screen.findByText(/Administrators may do everything/)).toBeInTheDocument();
  for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled();
  page.unmount();
  const manager = platformAdmin({ permissions: ['read_operators', 'write_operators'] });
  await open(`/platform-admin/users/roles/${id}`, {}, manager);
  expect(await screen.findByText(/allows more than yours/)).toBeInTheDocument();
});

it('a role that is not saved says why in place', async () => {
  const page = await open(`/platform-admin/users/roles/${id}`, {
    'PUT /operator-roles/:id': failure(409, 'ROLE_TAKEN'),
  });
  await page.user.type(await screen.findByLabelText(/^Name/), ' two');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is a role of this name already.')).toBeInTheDocument();
});

it('a role that nobody has is deleted after a question', async () => {
  const page = await open(`/platform-admin/users/roles/${id}`, {
    'DELETE /operator-roles/:id': { success: true },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(written(page)).toBeUndefined();
  await page.user.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1)!);
  expect(await screen.findByText('The role Support is deleted.')).toBeInTheDocument();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/platform-admin/users/roles'));
});

it('pages that an operator’s role does not allow are not shown, nor in the sidebar', async () => {
  const biller = platformAdmin({ permissions: ['read_billing'] });
  await open('/platform-admin/users/roles', {}, biller);
  expect(await screen.findByRole('link', { name: 'Billing' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument();
});
