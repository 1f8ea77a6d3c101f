import { screen } from '@testing-library/react';
import type { Permission } from 'api';
import type { TestSession } from '../testing';
import { customer, platformAdmin, renderRoutes, tenantAdmin } from '../testing';
import { RequireSession } from './require-session';
import { sessionStore } from './session.store';
import type { LoginType } from './session.types';

const seen = jest.fn(() => <p>secret</p>);

function open(session: TestSession | null, loginType: LoginType, permission?: Permission) {
  seen.mockClear();
  const Secret = seen;
  const element = (
    <RequireSession loginType={loginType} {...(permission ? { permission } : {})}>
      <Secret />
    </RequireSession>
  );
  return renderRoutes(
    () => [
      { path: '/admin/orders', element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    {
      path: '/admin/orders?page=2',
      session,
    },
  );
}

describe('the session guard', () => {
  it('shows the page to a person with the permission', async () => {
    await open(tenantAdmin({ permissions: ['read_orders'] }), 'tenantAdmin', 'read_orders');
    expect(screen.getByText('secret')).toBeInTheDocument();
  });

  it('sends a visitor who is not signed in to the sign-in page with a way back', async () => {
    const { router } = await open(null, 'tenantAdmin');
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/admin/auth/login?redirect=%2Fadmin%2Forders%3Fpage%3D2');
    expect(seen).not.toHaveBeenCalled();
  });

  it.each([
    ['a shopper in the back office', customer(), 'tenantAdmin', undefined],
    [
      'staff without the permission',
      tenantAdmin({ permissions: ['read_products'] }),
      'tenantAdmin',
      'read_orders',
    ],
    ['the owner of another store', tenantAdmin({ tenantId: 'other' }), 'tenantAdmin', undefined],
    ['an owner among operators', tenantAdmin(), 'platformAdmin', undefined],
    ['an operator as a shopper', platformAdmin(), 'customer', undefined],
  ] as const)('never renders the page for %s', async (_, session, loginType, permission) => {
    await open(session, loginType, permission);
    expect(screen.getByRole('heading', { name: 'You have no access here' })).toBeInTheDocument();
    expect(seen).not.toHaveBeenCalled();
  });

  it('lets an operator into any store', async () => {
    await open(platformAdmin({ permissions: ['read_orders'] }), 'tenantAdmin', 'read_orders');
    expect(screen.getByText('secret')).toBeInTheDocument();
  });

  it('decides nothing while the session is being restored', async () => {
    const page = await open(null, 'tenantAdmin');
    page.unmount();
    seen.mockClear();
    sessionStore.setState({ isLoading: true });
    const { router } = await open(null, 'tenantAdmin');
    expect(seen).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/admin/auth/login');
  });
});
