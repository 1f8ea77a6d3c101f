import { queryOptions } from '@tanstack/react-query';
import type { ApiReply } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

export type StoreRemoval = ApiReply<'get', '/tenants/{id}/removal'>;

/** When a store is deleted, and why. */
export const removalOptions = (id: string) =>
  queryOptions({
    queryKey: ['platform', 'removals', id],
    queryFn: ({ signal }) => adminClient.get('/tenants/{id}/removal', { path: { id }, signal }),
  });
