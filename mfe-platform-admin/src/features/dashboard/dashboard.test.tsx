import { screen } from '@testing-library/react';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

it('the platform’s dashboard counts the stores by state and links each number to its list', async () => {
  const totals: Record<string, number> = { active: 40, suspended: 2 };
  await renderRoutes(createRoutes, {
    path: '/platform-admin/dashboard',
    host: 'platform',
    session: platformAdmin(),
    translations: loadTranslations,
    handlers: {
      'GET /tenants': ({ params }: { params: Record<string, unknown> }) => ({
        items: [],
        totalDoc: totals[String(params.status)] ?? 43,
        page: 1,
        pages: 1,
      }),
    },
  });
  expect(await screen.findByRole('link', { name: /Suspended/ })).toHaveAttribute(
    'href',
    '/platform-admin/tenants?status=suspended',
  );
  expect(screen.getByText('43')).toBeInTheDocument();
});

it('the platform’s dashboard is closed to visitors', async () => {
  const { router } = await renderRoutes(createRoutes, {
    path: '/platform-admin/dashboard',
    host: 'platform',
    translations: loadTranslations,
  });
  await screen.findByRole('heading', { name: 'Platform sign-in' });
  expect(router.state.location.pathname).toBe('/platform-admin/auth/login');
});
