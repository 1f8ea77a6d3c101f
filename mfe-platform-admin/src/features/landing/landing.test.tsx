import { screen } from '@testing-library/react';
import { renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const open = (path: string) =>
  renderRoutes(createRoutes, { path, host: 'platform', translations: loadTranslations });

it('the landing page links to the sign-in and to the sign-up', async () => {
  await open('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  expect(screen.getAllByRole('link', { name: 'Start Free Trial' })[0]).toHaveAttribute(
    'href',
    '/auth/signup',
  );
});

it('the store sign-in asks for the store’s name before it leads there', async () => {
  const { user } = await open('/auth/signin');
  await user.click(await screen.findByRole('button', { name: 'Go to my store' }));
  expect((await screen.findAllByText('Enter the name of your store.')).length).toBeGreaterThan(0);
});

it('an unknown address of the platform says that there is nothing', async () => {
  await open('/nowhere');
  expect(await screen.findByText('There is nothing at this address')).toBeInTheDocument();
});
