import { constants } from '../constants';
import { log } from '../log';
import { navigation } from '../navigation';
import { announceSessionLost } from '../session/session-lost';
import { tenantNotFoundUrl } from '../tenant/not-found';
import { getTenantContext, resetTenantCache } from '../tenant/tenant-context';
import type { ApiError } from './api-error';
import { planRedirect } from './plan-redirect';
import { createRedirectGuard } from './redirect-guard';

const guard = createRedirectGuard();
const reloadedKey = 'larder-context-reload';

/**
 * Handles a failed request for the whole page: always a log line, and a redirect where the specification says so.
 */
export function handleFailure(error: ApiError, url: string, durationMs: number): void {
  log.warn('request failed', { url, status: error.status, message: error.message, durationMs });
  if (guard.isActive()) return;
  const { pathname, search } = location;
  const place = { pathname, search, context: getTenantContext(), tenantNotFoundUrl: tenantNotFoundUrl() };
  const plan = planRedirect({ status: error.status, code: error.code, url }, place);
  if (!plan || ('reload' in plan && !mayReload()) || !guard.start()) return;
  if (error.status === 401) announceSessionLost();
  setTimeout(() => {
    if ('to' in plan) return navigation.replace(plan.to);
    resetGuards();
    navigation.reload();
  }, plan.afterMs);
}

/** Drops the tenant context and any pending redirect. */
export function resetGuards(): void {
  resetTenantCache();
  guard.reset();
}

/** A wrong context that a reload does not correct must not reload for ever. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < constants.tenant.cacheMs) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  return true;
}
