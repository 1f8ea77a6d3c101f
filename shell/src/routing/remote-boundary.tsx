import { RequireSession } from 'mfe-shared';
import { Outlet, useLocation } from 'react-router-dom';
import { requiredLogin } from './access';
import type { TenantType } from './areas';

/** Around all pages of one remote: nobody without the right sees one of its protected pages. */
export function RemoteBoundary({ tenant }: { tenant: TenantType }) {
  const { pathname } = useLocation();
  const loginType = requiredLogin(pathname, tenant);
  if (!loginType) return <Outlet />;
  return (
    <RequireSession loginType={loginType}>
      <Outlet />
    </RequireSession>
  );
}
