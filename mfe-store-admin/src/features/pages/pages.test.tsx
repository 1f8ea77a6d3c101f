import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

it.each(['/admin/coming-soon', '/admin/categories', '/admin/store/customization', '/admin/settings'])(
  'says at %s that the page is coming, and leads on',
  async (path) => {
    await openAdmin(path);
    expect(await screen.findByRole('heading', { name: 'This page is coming soon' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  },
);

it.each(['/admin/404', '/admin/no-such-page'])('shows the page of the specification at %s', async (path) => {
  await openAdmin(path);
  expect(await screen.findByText('Page is not found!')).toBeInTheDocument();
  expect(screen.getByText("Sorry, you don't have access to this page!")).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
});
