import { screen, waitFor, within } from '@testing-library/react';
import { configureNavigation } from 'mfe-shared';
import { customer, failure } from 'mfe-shared/testing';
import { me } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

const ann = customer({ name: 'Ann Miller' });
const reply = { user: { ...ann.user, name: 'Ann Smith' } };

function openProfile(handlers: Record<string, unknown> = {}, known = true) {
  return renderShop({
    path: '/user/update-profile',
    session: ann,
    handlers: { 'GET /customers/me': me(known), ...(handlers as object) },
  });
}

describe('the profile page', () => {
  it('sends a visitor who is not signed in to the sign-in page', async () => {
    const { router, requests } = await renderShop({ path: '/user/update-profile' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toBe('?redirect=%2Fuser%2Fupdate-profile');
    expect(requests.filter(({ path }) => path.startsWith('/customers'))).toEqual([]);
  });

  it('saves a changed name and shows it in the header at once', async () => {
    const { user, requests } = await openProfile({ 'PUT /auth/profile': reply });
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Ann Miller');
    expect(screen.getByLabelText(/Phone/)).toHaveValue('+1 555 01');
    await user.clear(name);
    await user.type(name, 'Ann Smith');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(requests.find(({ path }) => path === '/auth/profile')?.body).toEqual({ name: 'Ann Smith' });
    expect(await screen.findByRole('button', { name: 'Account of Ann Smith' })).toBeVisible();
  });

  it('keeps the typed values when the server refuses the change', async () => {
    const { user } = await openProfile({ 'PUT /auth/profile': () => failure(503, 'UNAVAILABLE') });
    const phone = await screen.findByLabelText(/Phone/);
    await user.clear(phone);
    await user.type(phone, '12345');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('The service is not available at the moment. Try again soon.'),
    ).toBeVisible();
    expect(phone).toHaveValue('12345');
  });

  it('asks for the present password to change the password', async () => {
    const { user, requests } = await openProfile({
      'PUT /auth/change-password': () => failure(400, 'PASSWORD_WRONG'),
    });
    await user.type(await screen.findByLabelText('Present password'), 'not it');
    await user.type(screen.getByLabelText('New password'), 'a long password');
    await user.type(screen.getByLabelText('New password again'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription(
        'The present password is wrong.',
      ),
    );
    expect(requests.at(-1)?.body).toEqual({
      currentPassword: 'not it',
      newPassword: 'a long password',
    });
  });

  it('lists the addresses of earlier orders', async () => {
    await openProfile();
    const list = within(await screen.findByRole('region', { name: 'Addresses' }));
    expect(list.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(list.getByText('97205 Portland')).toBeVisible();
    expect(list.getByText('Last used')).toBeVisible();
  });

  it('explains where addresses come from when there are none', async () => {
    await openProfile({}, false);
    expect(await screen.findByText('The address of your first order will be saved here.')).toBeVisible();
  });

  it('is linked from the account navigation and the account menu', async () => {
    const { user } = await openProfile();
    const ways = within(await screen.findByRole('navigation', { name: 'Your account' }));
    expect(ways.getByRole('link', { name: 'Update profile' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Account of Ann Miller' }));
    expect(await screen.findByRole('menuitem', { name: 'Update profile' })).toHaveAttribute(
      'href',
      '/user/update-profile',
    );
  });

  it('has a Sign Out button', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const { user } = await openProfile({ 'POST /auth/logout': {} });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/login'));
    undo();
  });
});
