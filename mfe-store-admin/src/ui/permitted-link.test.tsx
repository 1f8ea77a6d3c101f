import { screen } from '@testing-library/react';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { PermittedLink } from './permitted-link';

const show = (permissions: string[]) =>
  renderRoutes(
    () => [
      {
        path: '/',
        element: (
          <PermittedLink permission="read_products" to="/admin/products/1">
            Bananas
          </PermittedLink>
        ),
      },
    ],
    { path: '/', session: tenantAdmin({ permissions }) },
  );

it('a page is linked for who may open it, and only named for who may not', async () => {
  const { unmount } = await show(['read_products']);
  expect(await screen.findByRole('link', { name: 'Bananas' })).toHaveAttribute('href', '/admin/products/1');
  unmount();
  await show(['read_orders']);
  expect(await screen.findByText('Bananas')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
