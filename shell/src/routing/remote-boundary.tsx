import { RequireSession } from 'mfe-shared';
import { use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { TimeoutError } from '../remotes/timeout';
import type { RemoteLogins } from './access';
import { requiredLogin } from './access';
import type { TenantType } from './areas';
import { PageWatchContext } from './page-watch';
import { BlankPageError } from './watch-blank';

/** Wraps all pages of one remote: its protected pages are shown only to people with the permission. */
export function RemoteBoundary({ tenant, places }: { tenant: TenantType; places: RemoteLogins }) {
  const { pathname, key } = useLocation();
  const { stuck } = use(PageWatchContext);
  if (stuck?.key === key && stuck.level === 'area')
    throw stuck.isBlank ? new BlankPageError() : new TimeoutError('this area');
  const loginType = requiredLogin(pathname, tenant, places);
  if (!loginType) return <Outlet />;
  return (
    <RequireSession loginType={loginType}>
      <Outlet />
    </RequireSession>
  );
}
