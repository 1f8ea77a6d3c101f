import { useSearchParams } from 'react-router-dom';
import { isSignInPath, landingPath } from '../session/paths';
import { safeReturnPath } from '../session/safe-return-path';
import type { LoginType } from '../session/session.types';
import { useTenant } from '../tenant/use-tenant';

/** Where the visitor was going, under any of its three names: a path of this site, else the fallback or where they land. */
export function useReturnTarget(loginType: LoginType, fallback = landingPath(loginType)): string {
  const [params] = useSearchParams();
  const { fullUrl } = useTenant();
  const wanted = params.get('returnUrl') ?? params.get('redirect') ?? params.get('callbackUrl');
  return safeReturnPath(ownPath(wanted, new URL(fullUrl).origin), fallback);
}

/**
 * The sign-in layer names whole addresses: of one of this site its path is meant. When that is a sign-in page, to which
 * another service was to lead back, it knows in turn where the visitor was going.
 */
function ownPath(address: string | null, origin: string): string | null {
  const path = address?.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [pathname = '', query] = path?.split('?') ?? [];
  return isSignInPath(pathname) ? new URLSearchParams(query).get('returnUrl') : path;
}
