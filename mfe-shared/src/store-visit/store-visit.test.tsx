import { screen, waitFor } from '@testing-library/react';
import { BackOfficeLayout } from '../backoffice/back-office-layout';
import { readCookie } from '../cookies';
import { configureNavigation } from '../navigation';
import { session } from '../session/session';
import type { Handlers, TestSession } from '../testing';
import { failure, platformAdmin, renderRoutes, tenantAdmin } from '../testing';
import { VisitEntrance } from './visit-entrance';

const visit = (mayWrite: boolean, minutes = 30) =>
  platformAdmin({
    tenantId: tenantAdmin().user.tenantId,
    visit: {
      ...{ reason: 'Case 12', mayWrite },
      endsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  });

const open = (path: string, signedIn: TestSession | null, handlers: Handlers = {}) =>
  renderRoutes(
    () => [
      { path: '/admin/auth/visit', element: <VisitEntrance /> },
      {
        path: '/admin/dashboard',
        element: (
          <BackOfficeLayout brand="Fresh" groups={[]}>
            The dashboard
          </BackOfficeLayout>
        ),
      },
    ],
    { path, session: signedIn, handlers },
  );

it('a ticket opens a visit of a store, and nothing of who was signed in before is kept', async () => {
  const { user } = visit(false);
  const page = await open('/admin/auth/visit#the-ticket', tenantAdmin(), {
    'POST /auth/store-visit': { user, token: 'a.b.c', refreshToken: '' },
  });
  expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/auth/store-visit')?.body).toEqual({
    ticket: 'the-ticket',
  });
  expect(page.router.state.location.hash).toBe('');
  expect(session.getState()).toMatchObject({ refreshToken: null, user: { visit: { reason: 'Case 12' } } });
  expect(readCookie('refresh_token')).toBeFalsy();
});

it('a used ticket of a visit says so, and without one the visit is over', async () => {
  const page = await open('/admin/auth/visit#old', null, {
    'POST /auth/store-visit': failure(410, 'LINK_EXPIRED'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/expired|used/);
  page.unmount();
  await open('/admin/auth/visit', null);
  expect(await screen.findByText(/The visit has ended/)).toBeInTheDocument();
});

it('the bar of a visit says where the operator is, what they may do, why and how long, and ends it', async () => {
  const left: string[] = [];
  const restore = configureNavigation({ replace: (url) => left.push(url) });
  const page = await open('/admin/dashboard', visit(false), { 'POST /auth/logout': { success: true } });
  const bar = await screen.findByRole('complementary', { name: 'Visit of an operator' });
  expect(bar).toHaveTextContent(/nothing can be changed.*Reason: Case 12.*30 min left/);
  await page.user.click(screen.getByRole('button', { name: 'End visit' }));
  await waitFor(() => expect(left).toEqual(['/admin/auth/visit']));
  expect(page.requests.map(({ path }) => path)).toContain('/auth/logout');
  restore();
});

it('a visit that may change something says that, and who works in the store sees no bar', async () => {
  const page = await open('/admin/dashboard', visit(true));
  expect(await screen.findByText(/changes are real/)).toBeInTheDocument();
  page.unmount();
  await open('/admin/dashboard', tenantAdmin());
  expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: 'Visit of an operator' })).not.toBeInTheDocument();
});
