import { constants } from '../constants';
import { isSignInPath, loginTypeOf, signInPath } from '../session/paths';
import type { TenantContext } from '../tenant/tenant.types';

const { unauthorizedDelayMs, forbiddenDelayMs, tenantNotFoundDelayMs, reloadDelayMs } = constants.redirect;

export type Failure = { status: number; code: string; url: string };

export type Place = {
  /** Path and query of the page. */
  pathname: string;
  search: string;
  context: Pick<TenantContext, 'type' | 'adminType'>;
  tenantNotFoundUrl: string;
};

/** Where a failed request redirects the visitor, and when; null when the page stays. */
export type RedirectPlan = { afterMs: number; to: string } | { afterMs: number; reload: true } | null;

/** The catalogue of the specification's section 8. Pure. */
export function planRedirect(failure: Failure, place: Place): RedirectPlan {
  if (failure.code === 'TENANT_NOT_FOUND') {
    return { afterMs: tenantNotFoundDelayMs, to: place.tenantNotFoundUrl };
  }
  if (failure.code === 'TENANT_REQUIRED') return { afterMs: reloadDelayMs, reload: true };
  if (failure.status === 401) return unauthorized(failure, place);
  return failure.status === 403 ? forbidden(failure, place) : null;
}

function unauthorized({ url }: Failure, { pathname, search, context }: Place): RedirectPlan {
  const concernsSignIn = /(^|\/)(auth|login|session|signup)(\/|\?|$)/.test(url);
  if (concernsSignIn || isSignInPath(pathname)) return null;
  const query = new URLSearchParams({ error: 'unauthorized', returnUrl: pathname + search });
  return { afterMs: unauthorizedDelayMs, to: `${signInPath(loginTypeOf(context))}?${query}` };
}

function forbidden({ code }: Failure, { pathname, context }: Place): RedirectPlan {
  if (pathname === '/unauthorized' || pathname === '/access-denied') return null;
  return { afterMs: forbiddenDelayMs, to: forbiddenTarget(code, loginTypeOf(context)) };
}

function forbiddenTarget(code: string, loginType: ReturnType<typeof loginTypeOf>): string {
  if (loginType === 'customer') return '/unauthorized';
  switch (code) {
    case 'ADMIN_ACCESS_DENIED':
      return `${signInPath(loginType)}?error=access_denied`;
    case 'PLATFORM_ADMIN_REQUIRED':
      return `${signInPath('platformAdmin')}?error=insufficient_permissions`;
    case 'TENANT_ADMIN_REQUIRED':
      return `${signInPath('tenantAdmin')}?error=insufficient_permissions`;
    default:
      return '/unauthorized';
  }
}
