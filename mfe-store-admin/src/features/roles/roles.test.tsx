import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { id, noNotifications } from '../../testing/fixtures';

const catalogue = [
  { key: 'read_orders', group: 'orders' },
  { key: 'write_orders', group: 'orders' },
  { key: 'refund_orders', group: 'orders' },
  { key: 'read_staff', group: 'staff' },
  { key: 'write_staff', group: 'staff' },
  { key: 'write_uploads', group: 'uploads' },
];
const keys = catalogue.map(({ key }) => key);

const role = (changes: Partial<Role> = {}): Role => ({
  id: id(601),
  name: 'Cashier',
  description: 'Works at the till.',
  permissions: ['read_orders'],
  isSystem: true,
  members: 0,
  version: 4,
  ...changes,
});
const owner = role({ id: id(600), name: 'Owner', permissions: keys, members: 1 });

/** An owner, or somebody of another role who may change staff and see orders. */
const open = (path: string, handlers: Handlers = {}, permissions?: string[], language: 'en' | 'de' = 'en') =>
  renderRoutes(createRoutes, {
    path,
    language,
    session: tenantAdmin(permissions ? { role: 'ADMIN', permissions } : { permissions: keys }),
    handlers: {
      'GET /notification': noNotifications,
      'GET /permissions': catalogue,
      'GET /roles': [owner, role()],
      'GET /roles/:id': ({ values }) => (values.id === owner.id ? owner : role()),
      ...handlers,
    },
    translations: loadTranslations,
  });
const some = ['read_staff', 'write_staff', 'read_orders'];
const box = (name: string) => screen.findByRole('checkbox', { name });
const body = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.findLast(({ method }) => method === 'PUT' || method === 'POST')?.body;

it('predefined roles are named in the reader’s language, and a store’s own as it wrote them', async () => {
  const cashier = role({ version: 1, description: 'Sees orders, products and customers.' });
  const own = role({ id: id(602), name: 'Theke', isSystem: false, description: 'Wie immer.' });
  await open('/admin/staff/roles', { 'GET /roles': [owner, cashier, own] }, undefined, 'de');
  const row = (await screen.findByRole('link', { name: 'Kasse' })).closest('tr');
  expect(row).toHaveTextContent('Sieht Bestellungen, Produkte und Kunden.');
  expect(screen.getByRole('link', { name: 'Inhaber' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Theke' }).closest('tr')).toHaveTextContent('Wie immer.');
});

it('the list of roles shows their people and permissions', async () => {
  await open('/admin/staff/roles', { 'GET /roles': [owner, role({ members: 2 })] });
  const link = await screen.findByRole('link', { name: 'Cashier' });
  expect(link).toHaveAttribute('href', `/admin/staff/roles/${id(601)}`);
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('1 of 6')).toBeInTheDocument();
  expect(row.getByRole('link', { name: '2 people with the role Cashier' })).toHaveAttribute(
    'href',
    `/admin/staff?roleId=${id(601)}`,
  );
  expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/admin/staff');
});

it('roles are saved as CSV with their permissions', async () => {
  const page = await open('/admin/staff/roles');
  await screen.findByRole('link', { name: 'Cashier' });
  expect(await exportedLines(page)).toEqual([
    'name,description,permissions,people',
    `Owner,Works at the till.,"${keys.join(', ')}",1`,
    'Cashier,Works at the till.,read_orders,0',
  ]);
});

it('a permission to change includes the permission to see, and both are removed together', async () => {
  const page = await open(`/admin/staff/roles/${id(601)}`, { 'PUT /roles/:id': role({ version: 5 }) });
  await page.user.click(await box('Change Staff and roles'));
  expect(await box('See Staff and roles')).toBeChecked();
  await page.user.click(await box('Refund orders'));
  await page.user.click(await box('See Orders'));
  expect(await box('Refund orders')).not.toBeChecked();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(body(page)).toEqual({
      name: 'Cashier',
      description: 'Works at the till.',
      permissions: ['write_staff', 'read_staff'],
      version: 4,
    }),
  );
});

it('a new role is created and its page opens', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation();
  const made = role({ id: id(609), name: 'Night shift', isSystem: false, permissions: ['write_uploads'] });
  const page = await open('/admin/staff/roles/add', {
    'POST /roles': { status: 201, body: made },
    'GET /roles/:id': made,
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Night shift');
  await page.user.click(await box('Change Pictures'));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/staff/roles/${id(609)}`));
  expect(body(page)).toEqual({ name: 'Night shift', description: '', permissions: ['write_uploads'] });
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(failed).not.toHaveBeenCalled();
});

it('the owner’s role has every permission and is read-only', async () => {
  await open(`/admin/staff/roles/${id(600)}`);
  expect(await screen.findByText(/An owner can do everything/)).toBeInTheDocument();
  for (const one of screen.getAllByRole('checkbox')) {
    expect(one).toBeChecked();
    expect(one).toBeDisabled();
  }
  expect(screen.getByLabelText('Name')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('permissions that the editor lacks are shown and cannot be given', async () => {
  await open(`/admin/staff/roles/${id(601)}`, {}, some);
  expect(await box('Refund orders')).toBeDisabled();
  expect(await box('Change Orders')).toBeDisabled();
  expect(await box('See Orders')).toBeEnabled();
  expect(screen.getByText(/you cannot grant them/)).toBeInTheDocument();
});

it('a role with more permissions than the editor’s is read-only', async () => {
  await open(
    `/admin/staff/roles/${id(601)}`,
    { 'GET /roles/:id': role({ permissions: ['refund_orders'] }) },
    some,
  );
  expect(await screen.findByText(/can do more than yours/)).toBeInTheDocument();
  expect(await box('See Orders')).toBeDisabled();
});

it('roles are read-only without the permission to change them', async () => {
  await open(`/admin/staff/roles/${id(601)}`, {}, ['read_staff']);
  expect(await screen.findByText(/does not include changing roles/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toBeDisabled();
});

it.each([
  ['ROLE_TAKEN', 'There is a role of this name already.'],
  ['PERMISSION_BEYOND', 'Nobody can grant a right that they do not have.'],
])('a role that is not saved shows why in place: %s', async (code, text) => {
  const page = await open(`/admin/staff/roles/${id(601)}`, { 'PUT /roles/:id': failure(409, code) });
  await page.user.type(await screen.findByLabelText('Name'), ' two');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Cashier two');
});

it('the chosen permissions stay when somebody else saved first', async () => {
  let newest = role();
  const page = await open(`/admin/staff/roles/${id(601)}`, {
    'GET /roles/:id': () => newest,
    'PUT /roles/:id': ({ body: sent }) =>
      (sent as Role).version === 4 ? failure(409, 'VERSION_CONFLICT') : { ...newest, version: 6 },
  });
  await page.user.click(await box('Change Pictures'));
  newest = role({ version: 5, name: 'Till' });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('region', { name: 'Taken over from them' })).toHaveTextContent('Name');
  expect(await box('Change Pictures')).toBeChecked();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(body(page)).toMatchObject({ version: 5, name: 'Till' }));
});

it('a deleted role is shown until its page is left', async () => {
  let reply: object = role();
  const page = await open(`/admin/staff/roles/${id(601)}`, { 'GET /roles/:id': () => reply });
  await screen.findByRole('button', { name: 'Delete' });
  const asked = () => page.requests.filter(({ path }) => path === `/roles/${id(601)}`).length;
  const before = asked();
  reply = failure(404, 'NOT_FOUND');
  await act(() => page.shared.queryClient.refetchQueries());
  expect(asked()).toBeGreaterThan(before);
  // The reply is rendered a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  expect(screen.queryByText('Page is not found!')).not.toBeInTheDocument();
});

it('a role is deleted and Undo brings it back, and one in use names its people', async () => {
  const page = await open(`/admin/staff/roles/${id(601)}`, {
    'DELETE /roles/:id': { success: true },
    'POST /admin/bulk/roles.restore': { operation: 'roles.restore', done: 1 },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The role Cashier is deleted.')).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe('/admin/staff/roles');
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  page.unmount();

  const used = await open(`/admin/staff/roles/${id(601)}`, {
    'GET /roles/:id': role({ members: 2 }),
    'GET /staff': { items: [], totalDoc: 0, page: 1, pages: 0 },
  });
  await used.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const told = await screen.findByRole('dialog', { name: 'Cashier is in use' });
  await used.user.click(within(told).getByRole('button', { name: 'Show these people' }));
  await waitFor(() => expect(used.router.state.location.search).toBe(`?roleId=${id(601)}`));
});
