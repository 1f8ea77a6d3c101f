import { screen, waitFor, within } from '@testing-library/react';
import { updatesAreHeld } from 'mfe-shared';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const { user: olive } = tenantAdmin();
const picture = '/uploads/019a0000-0000-7000-8000-000000000001/019a0000-0000-7000-8000-000000000002.webp';
const own = {
  'GET /auth/profile': { phone: '+1 555 0100', locale: 'en' },
  'GET /auth/identities': { identities: [], removable: true },
};
const open = (handlers: Handlers = {}, permissions?: string[]) =>
  openAdmin('/admin/edit-profile', { ...own, ...handlers }, permissions);
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));

it('the profile page shows the person’s own account and sends only changed fields', async () => {
  const page = await open({ 'PUT /auth/profile': { user: { ...olive, name: 'Olivia' } } }, ['read_orders']);
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Olive Owner');
  expect(screen.getByLabelText(/Phone/)).toHaveValue('+1 555 0100');
  expect(document.title).toBe('Edit Profile');
  await page.user.clear(name);
  await page.user.type(name, 'Olivia');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(sent(page)).toEqual([{ path: '/auth/profile', body: { name: 'Olivia' } }]);
});

it('a new profile picture is stored when the form is saved', async () => {
  const held: boolean[] = [];
  const page = await open({
    'POST /uploads': () => {
      held.push(updatesAreHeld());
      return { status: 201, body: { url: picture, width: 64, height: 64 } };
    },
    'PUT /auth/profile': { user: { ...olive, image: picture } },
  });
  await screen.findByRole('button', { name: 'Add picture' });
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await page.user.upload(screen.getByLabelText('Your picture', { selector: 'input' }), file);
  expect(await screen.findByRole('button', { name: 'Change picture' })).toBeInTheDocument();
  // While a file is on its way the page keeps its builds.
  expect(held).toEqual([true]);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(page)).toEqual([{ path: '/auth/profile', body: { image: picture } }]));
});

it('an account without the permission to upload is told so', async () => {
  await open({}, ['read_orders']);
  expect(await screen.findByText(/does not include uploading/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add picture' })).not.toBeInTheDocument();
});

it('the profile page changes the password and shows a wrong present password at its field', async () => {
  const page = await open({ 'PUT /auth/change-password': failure(400, 'PASSWORD_WRONG') });
  await page.user.type(await screen.findByLabelText('Present password'), 'wrong one');
  await page.user.type(screen.getByLabelText('New password'), 'a much longer one');
  await page.user.type(screen.getByLabelText('New password again'), 'a much longer one');
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findAllByText('The present password is wrong.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Present password')).toBeInvalid();
});

it('the profile page asks before it is left with unsaved changes', async () => {
  const page = await open();
  await page.user.type(await screen.findByLabelText('Name'), ' II');
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  await page.user.click(navigation.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});

it('the profile page of an operator has neither phone nor picture', async () => {
  await renderRoutes(createRoutes, {
    path: '/admin/edit-profile',
    session: platformAdmin(),
    handlers: { 'GET /auth/profile': { phone: null, locale: 'de' }, 'GET /notification': noNotifications },
    translations: loadTranslations,
  });
  expect(await screen.findByLabelText('Language')).toHaveValue('de');
  expect(screen.queryByLabelText(/Phone/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
});

const identity = {
  id: '019a0000-0000-7000-8000-000000000009',
  label: 'Fresh ID',
  issuer: 'https://id.fresh.test',
  createdAt: '2026-08-01T08:00:00.000Z',
};

it('the account at the store’s provider is unlinked, with the password of who signed in long ago', async () => {
  const page = await open({
    'GET /auth/identities': { identities: [identity], removable: true },
    'POST /auth/identities/:id/remove': ({ body }) =>
      (body as { password?: string }).password ? { success: true } : failure(409, 'PASSWORD_NEEDED'),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Unlink Fresh ID' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Unlink Fresh ID?' }));
  await screen.findByRole('dialog', { name: 'Unlink Fresh ID?' });
  await page.user.click(dialog().getByRole('button', { name: 'Unlink' }));
  await page.user.type(await dialog().findByLabelText('Your password'), 'a long password');
  await page.user.click(dialog().getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('The account is unlinked.')).toBeInTheDocument();
  const posts = page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts).toEqual([{}, { password: 'a long password' }]);
});

it('the only way to sign in is not offered to be unlinked', async () => {
  await open({ 'GET /auth/identities': { identities: [identity], removable: false } });
  expect(await screen.findByText(/your only way to sign in/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unlink Fresh ID' })).not.toBeInTheDocument();
});
