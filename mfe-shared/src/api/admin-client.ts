import type { AxiosRequestConfig } from 'axios';
import { constants } from '../constants';
import type { TenantContext } from '../tenant/tenant.types';
import { getTenantContext } from '../tenant/tenant-context';
import type { AdminClient } from './calls.types';
import { adminHeaders } from './headers';
import { apiClient } from './lazy-client';
import { makeVerbs } from './make-verbs';

/** Like `api`, with the headers of an administrator; rejects outside the administrators' areas. */
export const adminClient: AdminClient = {
  ...makeVerbs(() => settings(adminContext('Admin context required for this operation'))),
  async bulk(operation, items) {
    const context = adminContext('Admin context required for bulk operations');
    const { type, subtype, id, slug, adminType } = context;
    const body = { items, operation, adminContext: { type, subtype, id, slug, adminType } };
    return (await apiClient.post(`/admin/bulk/${operation}`, body, settings(context, items.length))).data;
  },
};

function settings(context: TenantContext, bulkCount?: number): AxiosRequestConfig {
  return { headers: adminHeaders(context, bulkCount), timeout: constants.api.adminTimeoutMs };
}

function adminContext(refusal: string): TenantContext {
  const context = getTenantContext();
  if (context.subtype !== 'admin') throw new Error(refusal);
  return context;
}
