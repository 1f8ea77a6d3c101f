import { screen, waitFor } from '@testing-library/react';
import { readCookie } from '../cookies';
import { configureNavigation } from '../navigation';
import { session } from '../session/session';
import type { Handlers } from '../testing';
import { customer, failure, renderRoutes } from '../testing';
import { fakeToken } from '../testing/test-session';
import { ChangePasswordForm } from './change-password-form';
import type { ProfileFormProps } from './profile-form';
import { ProfileForm } from './profile-form';

const ann = customer();
const token = fakeToken(Date.now() + 86_400_000);

const open = (handlers: Handlers, props: ProfileFormProps = {}) =>
  renderRoutes(
    () => [
      { path: '/profile', element: <ProfileForm {...props} /> },
      { path: '/password', element: <ChangePasswordForm /> },
    ],
    { path: 'PUT /auth/profile' in handlers ? '/profile' : '/password', session: ann, handlers },
  );

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

describe('the form for a person’s own profile', () => {
  it('sends only changed fields and takes over the reply', async () => {
    const renamed = { ...ann.user, name: 'Anna' };
    const { user, requests } = await open(
      { 'PUT /auth/profile': { user: renamed } },
      { known: { phone: '0123', locale: 'en' } },
    );
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), ' Anna ');
    await user.selectOptions(screen.getByLabelText('Language'), 'de');
    await user.click(save);
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(requests[0]?.body).toEqual({ name: 'Anna', locale: 'de' });
    expect(session.getState().user?.name).toBe('Anna');
    expect(readCookie('user_data')).toContain('Anna');
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { user } = await open(
      { 'PUT /auth/profile': failure(400, 'VALIDATION', [{ field: 'phone', message: 'no' }]) },
      { known: { phone: '' } },
    );
    await user.type(await screen.findByLabelText(/Phone/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/Phone/)).toBeInvalid());
    expect(screen.getByLabelText(/Phone/)).toHaveValue('abc');
    expect(await screen.findByRole('alert')).toHaveTextContent('Some fields need attention.');
  });

  it('reports a reply that is no profile', async () => {
    const { user } = await open({ 'PUT /auth/profile': { user: {} } });
    await user.type(await screen.findByLabelText('Name'), 'a');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid user data');
    expect(session.getState().user).toEqual(ann.user);
  });
});

describe('the form for a person’s own password', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.type(await screen.findByLabelText('Present password'), 'Larder-demo-1');
    await user.type(screen.getByLabelText('New password'), 'a much longer one');
    await user.type(screen.getByLabelText('New password again'), 'a much longer one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('changes it and continues the session with new tokens', async () => {
    const page = await open({ 'PUT /auth/change-password': { user: ann.user, token, refreshToken: 'new' } });
    await fill(page);
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
    expect(page.requests[0]?.body).toEqual({
      currentPassword: 'Larder-demo-1',
      newPassword: 'a much longer one',
    });
    expect(session.getState()).toMatchObject({ isAuthenticated: true, token, refreshToken: 'new' });
    expect(screen.getByLabelText('Present password')).toHaveValue('');
  });

  it('signs out on all devices, this one included', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const page = await open({ 'POST /auth/logout-everywhere': { success: true } });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(session.getState().isAuthenticated).toBe(false);
    undo();
  });

  it('stays signed in, and says so, when the server did not sign out everywhere', async () => {
    const page = await open({ 'POST /auth/logout-everywhere': failure(503, 'UNAVAILABLE') });
    await page.user.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('refuses a wrong present password', async () => {
    const page = await open({ 'PUT /auth/change-password': failure(400, 'PASSWORD_WRONG') });
    await fill(page);
    await waitFor(() =>
      expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription(
        'The present password is wrong.',
      ),
    );
    // Once, at the field.
    expect(screen.getAllByText('The present password is wrong.')).toHaveLength(1);
  });
});
