import { useSearchParams } from 'react-router-dom';
import { isSignInPath, landingPath } from '../session/paths';
import { safeReturnPath } from '../session/safe-return-path';
import type { LoginType } from '../session/session.types';
import { useTenant } from '../tenant/use-tenant';

/**
 * The page that the visitor wanted, by any of its three parameters: a path of this origin, else the fallback or the
 * first page.
 */
export function useReturnTarget(loginType: LoginType, fallback = landingPath(loginType)): string {
  const [params] = useSearchParams();
  const { fullUrl } = useTenant();
  const wanted = params.get('returnUrl') ?? params.get('redirect') ?? params.get('callbackUrl');
  return safeReturnPath(ownPath(wanted, new URL(fullUrl).origin), fallback);
}

/**
 * The sign-in layer sends absolute URLs; one of this origin stands for its path. If that is a sign-in page, to which
 * a provider was to lead back, its own parameter names the page that the visitor wanted.
 */
function ownPath(address: string | null, origin: string): string | null {
  const path = address?.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [pathname = '', query] = path?.split('?') ?? [];
  return isSignInPath(pathname) ? new URLSearchParams(query).get('returnUrl') : path;
}
