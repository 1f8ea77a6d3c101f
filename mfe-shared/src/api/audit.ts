import { constants } from '../constants';
import { getTenantContext } from '../tenant/tenant-context';
import { api } from './api';

let lastAt = Number.NEGATIVE_INFINITY;

/** Reports an administrator's action: at most one entry a second. A failed report is ignored. */
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
