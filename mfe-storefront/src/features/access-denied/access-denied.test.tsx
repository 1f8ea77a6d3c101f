import { screen } from '@testing-library/react';
import { customer } from 'mfe-shared/testing';
import { renderShop } from '../../testing/render-shop';

it.each(['/unauthorized', '/access-denied'])(
  '%s says in the shop’s frame what a shopper can do',
  async (path) => {
    await renderShop({ path, session: customer() });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
    expect(screen.getByRole('banner')).toBeVisible();
  },
);

it('a visitor who is not signed in is led to the home page or to sign in', async () => {
  await renderShop({ path: '/unauthorized' });
  const main = await screen.findByRole('main');
  expect(await screen.findByText('This page needs rights that only an account can have.')).toBeVisible();
  expect(main.querySelector('a[href="/"]')).toHaveTextContent('Go to the start page');
  expect(main.querySelector('a[href="/auth/login"]')).toHaveTextContent('Sign in');
});
