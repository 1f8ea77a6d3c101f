import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { authorize } from '../session/authorize';
import type { LoginType } from '../session/session.types';
import { useSession } from '../session/use-session';
import { useReturnTarget } from './use-return-target';

/**
 * Redirects a visitor after signing in, also when the sign-in happened in another tab. A visitor who was signed in on
 * arrival stays: they may want to sign in as somebody else.
 */
export function useAfterSignIn(loginType: LoginType): { target: string; signedInOnArrival: boolean } {
  const navigate = useNavigate();
  const state = useSession();
  const target = useReturnTarget(loginType);
  const signedIn = authorize(state, { loginType, tenantId: '' }) === 'allowed';
  const onArrival = useRef<boolean>(undefined);
  if (!state.isLoading) onArrival.current ??= signedIn;
  const signedInOnArrival = signedIn && onArrival.current === true;
  const goOn = signedIn && !signedInOnArrival;
  useEffect(() => {
    if (goOn) void navigate(target, { replace: true });
  }, [goOn, navigate, target]);
  return { target, signedInOnArrival };
}
