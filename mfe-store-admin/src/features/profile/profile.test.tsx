import { screen, waitFor, within } from '@testing-library/react';
import { updatesAreHeld } from 'mfe-shared';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const { user: olive } = tenantAdmin();
const picture = '/uploads/019a0000-0000-7000-8000-000000000001/019a0000-0000-7000-8000-000000000002.webp';
const own = { 'GET /auth/profile': { phone: '+1 555 0100', locale: 'en' } };
const open = (handlers: Handlers = {}, permissions?: string[]) =>
  openAdmin('/admin/edit-profile', { ...own, ...handlers }, permissions);
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));

it('shows one’s own account and sends what was changed', async () => {
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

it('takes a picture, which is kept with the next save', async () => {
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

it('says to who may not upload that they may not', async () => {
  await open({}, ['read_orders']);
  expect(await screen.findByText(/does not include uploading/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add picture' })).not.toBeInTheDocument();
});

it('changes the password, and says at the field when the present one is wrong', async () => {
  const page = await open({ 'PUT /auth/change-password': failure(400, 'PASSWORD_WRONG') });
  await page.user.type(await screen.findByLabelText('Present password'), 'wrong one');
  await page.user.type(screen.getByLabelText('New password'), 'a much longer one');
  await page.user.type(screen.getByLabelText('New password again'), 'a much longer one');
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findAllByText('The present password is wrong.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Present password')).toBeInvalid();
});

it('asks before unsaved changes are left', async () => {
  const page = await open();
  await page.user.type(await screen.findByLabelText('Name'), ' II');
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  await page.user.click(navigation.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});

it('asks an operator for neither telephone nor picture', async () => {
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
