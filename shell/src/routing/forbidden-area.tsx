import { getTenantContext, loginTypeOf, signInPath, useSession } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import { AccessDeniedScreen } from '../screens/access-denied-screen';

/** In place of an area that is not for who is signed in; tries again when that becomes somebody else. */
export function ForbiddenArea({ onRetry }: { onRetry: () => void }) {
  const userId = useSession((state) => state.user?.id);
  const refused = useRef(userId);
  useEffect(() => {
    if (refused.current === userId) return;
    refused.current = userId;
    onRetry();
  }, [userId, onRetry]);
  return <AccessDeniedScreen signIn={signInPath(loginTypeOf(getTenantContext()))} />;
}
