import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

it('the page of what is to come says so and links to the dashboard', async () => {
  await openAdmin('/admin/coming-soon');
  expect(await screen.findByRole('heading', { name: 'This page is coming soon' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});

it.each(['/admin/404', '/admin/no-such-page'])(
  'an unknown path shows the not-found page of the specification: %s',
  async (path) => {
    await openAdmin(path);
    expect(await screen.findByText('Page is not found!')).toBeInTheDocument();
    expect(screen.getByText("Sorry, you don't have access to this page!")).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
  },
);
