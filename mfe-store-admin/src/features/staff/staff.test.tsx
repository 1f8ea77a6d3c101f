import { screen, waitFor, within } from '@testing-library/react';
import type { Role, StaffMember } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

/** The person who is signed in, as the test session has it. */
const me = id(300);
const role = (changes: Partial<Role>): Role => ({
  id: id(601),
  name: 'Cashier',
  description: '',
  permissions: ['read_orders'],
  isSystem: true,
  members: 1,
  version: 1,
  ...changes,
});
const roles = [
  role({ id: id(600), name: 'Owner', permissions: ['read_orders', 'write_staff', 'refund_orders'] }),
  role({}),
  role({ id: id(602), name: 'Accountant', permissions: ['export_orders'], isSystem: false }),
];
const member = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: id(611),
  name: 'Cora Cash',
  email: 'cora@fresh.test',
  phone: '',
  image: null,
  role: { id: id(601), name: 'Cashier' },
  status: 'active',
  joiningDate: '2026-03-01',
  lastLoginAt: '2026-08-14T09:30:00.000Z',
  hasSecondFactor: false,
  hasIdentity: false,
  createdAt: '2026-03-01T09:30:00.000Z',
  version: 4,
  ...changes,
});
const people = list([
  member(),
  member({ id: id(612), name: 'Ivo Invited', email: 'ivo@fresh.test', status: 'invited', lastLoginAt: null }),
  member({
    id: me,
    name: 'Olive Owner',
    email: 'owner@fresh.test',
    role: { id: id(600), name: 'Owner' },
  }),
]);

const open = (path: string, handlers: Handlers = {}, permissions = [...everything, 'write_staff']) =>
  openAdmin(path, { 'GET /staff': people, 'GET /roles': roles, ...handlers }, permissions);
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const row = async (name: RegExp) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

describe('the list of staff', () => {
  it.each(['/admin/staff', '/admin/our-staff'])('shows at %s each person’s role and state', async (path) => {
    await open(path);
    const cora = await row(/Cora Cash/);
    expect(cora.getByText('Cashier')).toBeInTheDocument();
    expect(cora.getByText('Active')).toBeInTheDocument();
    expect(cora.getByRole('link')).toHaveAttribute('href', `/admin/staff/${id(611)}`);
    expect((await row(/Ivo Invited/)).getByText('Not yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('href', '/admin/staff/roles');
    expect(document.title).toBe('Manage Staff');
  });

  it('is searched and filtered in the URL', async () => {
    const page = await open(`/admin/staff?q=co&status=active&roleId=${id(601)}`);
    await row(/Cora Cash/);
    expect(page.requests.find(({ path }) => path === '/staff')?.params).toEqual({
      page: 1,
      limit: 20,
      sort: 'name',
      q: 'co',
      status: 'active',
      roleId: id(601),
    });
  });

  it('is read-only without the permission to change staff', async () => {
    await open('/admin/staff', {}, ['read_staff']);
    await row(/Cora Cash/);
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is refused without the permission to see staff', async () => {
    const page = await open('/admin/staff', {}, ['read_orders']);
    expect(await screen.findByText('You have no access here')).toBeInTheDocument();
    expect(page.requests.some(({ path }) => path === '/staff')).toBe(false);
  });

  it('deactivates and deletes a person from their row', async () => {
    const page = await open('/admin/staff', {
      'POST /admin/bulk/staff.status': { done: 1 },
      'POST /admin/bulk/staff.delete': { done: 1 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Cora Cash' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    expect(await screen.findByText(/Cora Cash is signed out/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Actions for Cora Cash' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Cora Cash?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Cora Cash is deleted.')).toBeInTheDocument();
    expect(sent(page)).toMatchObject([
      { path: '/admin/bulk/staff.status', body: { items: [{ id: id(611), status: 'inactive' }] } },
      { path: '/admin/bulk/staff.delete', body: { items: [{ id: id(611) }] } },
    ]);
  });

  it('has no actions for the signed-in person', async () => {
    const { items } = people;
    const asCashier = items.map((person) =>
      person.id === me ? { ...person, role: { id: id(601), name: 'Cashier' } } : person,
    );
    await open('/admin/staff', { 'GET /staff': list(asCashier) });
    expect((await row(/Olive Owner/)).getByText('You')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Cora Cash' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for Olive Owner' })).not.toBeInTheDocument();
  });

  it.each([
    ['second-factors', 'Remove second factors', 'Remove', 'Cora Cash has no second factor any more.'],
    [
      'identities',
      'Unlink company sign-in',
      'Unlink',
      'Cora Cash is no longer bound to an account at the provider.',
    ],
  ])(
    'takes %s from somebody, and asks for the password if the API does',
    async (what, entry, button, done) => {
      const page = await open('/admin/staff', {
        'GET /staff': list([member({ hasSecondFactor: true, hasIdentity: true })]),
        [`POST /staff/:id/${what}/remove`]: ({ body }) =>
          (body as { password?: string }).password ? { success: true } : failure(409, 'PASSWORD_NEEDED'),
      });
      await page.user.click((await row(/Cora Cash/)).getByRole('button', { name: 'Actions for Cora Cash' }));
      await page.user.click(await screen.findByRole('menuitem', { name: entry }));
      await page.user.click(await screen.findByRole('button', { name: button }));
      await page.user.type(await screen.findByLabelText('Your password'), 'a long password');
      await page.user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(done)).toBeInTheDocument();
      expect(sent(page).map(({ body }) => body)).toEqual([{}, { password: 'a long password' }]);
    },
  );

  it('sends an invitation again', async () => {
    const page = await open('/admin/staff', { 'POST /staff/:id/invite': { success: true } });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Ivo Invited' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Send invitation again' }));
    expect(await screen.findByText('Invitation sent to ivo@fresh.test')).toBeInTheDocument();
    expect(sent(page)[0]?.path).toBe(`/staff/${id(612)}/invite`);
  });

  it('keeps the last owner and says so', async () => {
    const page = await open('/admin/staff', { 'POST /admin/bulk/staff.status': failure(409, 'LAST_OWNER') });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await page.user.click(screen.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('A store keeps at least one owner.')).toBeInTheDocument();
    expect(screen.getByText('3 selected')).toBeInTheDocument();
  });
});

describe('the invitation of a colleague', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to the team' }));
    await user.type(dialog.getByLabelText('Name'), 'Nora New');
    await user.type(dialog.getByLabelText('E-mail'), 'nora@fresh.test');
    await user.selectOptions(dialog.getByLabelText('Role'), 'Cashier');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    return dialog;
  };

  it('sends a mail to the address with the role', async () => {
    const page = await open('/admin/staff', { 'POST /staff': { status: 201, body: member() } });
    await fill(page);
    expect(await screen.findByText('Invitation sent to nora@fresh.test')).toBeInTheDocument();
    const person = { name: 'Nora New', email: 'nora@fresh.test', phone: '', roleId: id(601), locale: 'en' };
    expect(sent(page)[0]?.body).toEqual(person);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [failure(409, 'EMAIL_TAKEN'), 'E-mail', 'There is an account with this e-mail already.'],
    [failure(409, 'PERMISSION_BEYOND'), 'Role', 'Nobody can grant a right that they do not have.'],
    [
      failure(400, 'VALIDATION', [{ field: 'email', message: 'x' }]),
      'E-mail',
      'This is not an e-mail address.',
    ],
  ])('that is refused shows why at its field and keeps what was typed', async (reply, label, text) => {
    const page = await open('/admin/staff', { 'POST /staff': reply });
    const dialog = await fill(page);
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.getByLabelText(label)).toBeInvalid();
    expect(dialog.getByLabelText('Name')).toHaveValue('Nora New');
  });
});

describe('the page of a staff member', () => {
  const detail = (handlers: Handlers = {}, permissions?: string[]) =>
    open(`/admin/staff/${id(611)}`, { 'GET /staff/:id': member(), ...handlers }, permissions);

  it('saves a change with the version that was read', async () => {
    const page = await detail({ 'PUT /staff/:id': member({ version: 5, phone: '123' }) });
    await page.user.type(await screen.findByLabelText(/Phone/), '123');
    await page.user.selectOptions(screen.getByLabelText('Role'), 'Accountant');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    const changed = { name: 'Cora Cash', phone: '123', roleId: id(602), joiningDate: '2026-03-01' };
    expect(sent(page)[0]?.body).toEqual({ ...changed, version: 4 });
  });

  it('shows at the role that the last owner stays owner', async () => {
    const page = await detail({
      'GET /staff/:id': member({ role: { id: id(600), name: 'Owner' } }),
      'PUT /staff/:id': failure(409, 'LAST_OWNER'),
    });
    await page.user.selectOptions(await screen.findByLabelText('Role'), 'Cashier');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A store keeps at least one owner.')).toBeInTheDocument();
    expect(screen.getByLabelText('Role')).toBeInvalid();
  });

  it('keeps both changes when somebody else saved first', async () => {
    let version = 4;
    const page = await detail({
      'GET /staff/:id': () => member({ version, name: version === 4 ? 'Cora Cash' : 'Cora Cashman' }),
      'PUT /staff/:id': ({ body }) =>
        (body as StaffMember).version === 4
          ? failure(409, 'VERSION_CONFLICT')
          : member({ version: 6, name: 'Cora Cashman', phone: '123' }),
    });
    await page.user.type(await screen.findByLabelText(/Phone/), '123');
    version = 5;
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('region', { name: 'Taken over from them' })).toHaveTextContent('Name');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)[1]?.body).toMatchObject({ version: 5, name: 'Cora Cashman', phone: '123' });
  });

  it('is read-only without the permission to change staff', async () => {
    await detail({}, ['read_staff']);
    expect(await screen.findByText(/your role does not include changing staff/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeDisabled();
  });
});
