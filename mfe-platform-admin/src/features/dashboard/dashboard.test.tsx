import { screen, waitFor, within } from '@testing-library/react';
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
      'GET /demotions': { items: [] },
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

it('the platform’s dashboard says which build was demoted, until an operator dismisses it', async () => {
  let items = [
    {
      id: '0199a000-0000-7000-8000-00000000000d',
      at: '2026-07-01T08:00:00.000Z',
      remote: 'mfe-shared',
      build: 'cccccccccccc',
      why: {
        code: 'failedBeside',
        values: { visitors: 5, minutes: 10, parts: 'mfe-storefront aaaaaaaaaaaa' },
      },
      instead: 'bbbbbbbbbbbb',
    },
  ];
  const { user } = await renderRoutes(createRoutes, {
    path: '/platform-admin/dashboard',
    host: 'platform',
    session: platformAdmin(),
    translations: loadTranslations,
    handlers: {
      'GET /tenants': { items: [], totalDoc: 0, page: 1, pages: 1 },
      'GET /demotions': () => ({ items }),
      'POST /demotions/0199a000-0000-7000-8000-00000000000d/dismiss': () => {
        items = [];
        return { success: true };
      },
    },
  });
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  expect(
    notices.getByText('mfe-shared ccccccc failed and was demoted; bbbbbbb is live again.'),
  ).toBeInTheDocument();
  expect(
    notices.getByText(/mfe-storefront aaaaaaa failed beside it for 5 visitors within 10 min\.$/),
  ).toBeInTheDocument();
  await user.click(notices.getByRole('button', { name: /^Dismiss the notice of mfe-shared ccccccc/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument());
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
