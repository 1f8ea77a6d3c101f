import { getTenantContext, loginTypeOf, signInPath, useSession } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import { AccessDeniedScreen } from '../screens/access-denied-screen';

/** Replaces an area that the signed-in person may not see, and tries again when another person signs in. */
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
