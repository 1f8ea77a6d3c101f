import { constants } from '../constants';
import type { TenantContext } from '../tenant/tenant.types';
import { getTenantContext } from '../tenant/tenant-context';
import type { ApiVerbs, WriteOptions } from './api';
import { adminHeaders } from './headers';
import { apiClient } from './lazy-client';

/** The calls of administrators: the five verbs and one for many at once. */
export type AdminClient = ApiVerbs & { bulk<T>(operation: string, items: readonly unknown[]): Promise<T> };

/** As `api`, with the headers of an administrator; rejects outside of the administrators' areas. */
export const adminClient: AdminClient = {
  async get<T>(path: string, options: Parameters<ApiVerbs['get']>[1] = {}) {
    return (await apiClient.get<T>(path, { ...options, ...admin({}) })).data;
  },
  async post<T>(path: string, body?: unknown, options: WriteOptions = {}) {
    return (await apiClient.post<T>(path, body, { ...options, ...admin(options) })).data;
  },
  async put<T>(path: string, body?: unknown, options: WriteOptions = {}) {
    return (await apiClient.put<T>(path, body, { ...options, ...admin(options) })).data;
  },
  async patch<T>(path: string, body?: unknown, options: WriteOptions = {}) {
    return (await apiClient.patch<T>(path, body, { ...options, ...admin(options) })).data;
  },
  async delete<T>(path: string, options: WriteOptions = {}) {
    return (await apiClient.delete<T>(path, { ...options, ...admin(options) })).data;
  },
  async bulk<T>(operation: string, items: readonly unknown[]) {
    const context = adminContext('Admin context required for bulk operations');
    const { type, subtype, id, slug, adminType } = context;
    const body = { items, operation, adminContext: { type, subtype, id, slug, adminType } };
    const headers = adminHeaders(context, items.length);
    const timeout = constants.api.adminTimeoutMs;
    return (await apiClient.post<T>(`/admin/bulk/${operation}`, body, { headers, timeout })).data;
  },
};

function admin({ headers }: WriteOptions) {
  const context = adminContext('Admin context required for this operation');
  return { headers: { ...adminHeaders(context), ...headers }, timeout: constants.api.adminTimeoutMs };
}

/** Called inside async functions, so that the refusal is a rejection. */
function adminContext(refusal: string): TenantContext {
  const context = getTenantContext();
  if (context.subtype !== 'admin') throw new Error(refusal);
  return context;
}
