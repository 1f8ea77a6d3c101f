import { constants } from '../constants';
import { getTenantContext } from '../tenant/tenant-context';
import { api } from './api';

let lastAt = Number.NEGATIVE_INFINITY;

/** Notes what an administrator did; at most one entry a second, and a failure is nobody's concern. */
export function auditLog(action: string, details: Record<string, unknown>): void {
  const now = Date.now();
  if (now - lastAt < constants.api.auditThrottleMs) return;
  lastAt = now;
  const { type, id, slug, adminType, fullUrl } = getTenantContext();
  const body = {
    action,
    details,
    adminContext: { type, id, slug, adminType },
    timestamp: new Date(now).toISOString(),
    url: fullUrl,
  };
  api.post('/admin/audit-log', { body }).catch(() => undefined);
}
