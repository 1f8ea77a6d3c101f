import type { Permission } from 'api';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTenant } from '../tenant/use-tenant';
import { ForbiddenState } from '../ui/forbidden-state';
import { PageSkeleton } from '../ui/page-skeleton';
import { authorize } from './authorize';
import { isSignInPath, signInPath } from './paths';
import type { LoginType } from './session.types';
import { useSession } from './use-session';

export type RequireSessionProps = { loginType: LoginType; permission?: Permission; children: ReactNode };

/**
 * Renders its children only for a visitor with the permission. While the session is being restored nothing is
 * decided; a visitor who is not signed in is sent to the area's sign-in page and returns by `redirect`.
 */
export function RequireSession({ loginType, permission, children }: RequireSessionProps): ReactNode {
  const state = useSession();
  const { id: tenantId } = useTenant();
  const { pathname, search } = useLocation();
  switch (authorize(state, { loginType, permission, tenantId })) {
    case 'loading':
      return <PageSkeleton />;
    case 'signedOut': {
      if (isSignInPath(pathname)) return null;
      return (
        <Navigate to={`${signInPath(loginType)}?redirect=${encodeURIComponent(pathname + search)}`} replace />
      );
    }
    case 'forbidden':
      return <ForbiddenState signIn={signInPath(loginType)} />;
    case 'allowed':
      return children;
  }
}
