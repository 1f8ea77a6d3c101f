import { screen, waitFor } from '@testing-library/react';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

it('operators change their name and language on a page that their menu links', async () => {
  const { user, requests, router } = await renderRoutes(createRoutes, {
    path: '/platform-admin/billing',
    handlers: {
      'GET /auth/profile': { phone: null, locale: 'en' },
      'PUT /auth/profile': { user: { ...platformAdmin().user, name: 'Patricia' } },
    },
    session: platformAdmin(),
    translations: loadTranslations,
    host: 'platform',
  });
  await user.click(await screen.findByRole('button', { name: 'Account: Pat' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your profile' }));
  const name = await screen.findByLabelText('Name');
  expect(router.state.location.pathname).toBe('/platform-admin/profile');
  expect(screen.queryByLabelText(/Phone/)).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Patricia');
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Patricia', locale: 'de' }),
  );
});
