import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** The store's roles: what staff are given, and what the roles' own pages show. */
export const rolesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'roles', 'list'],
    queryFn: ({ signal }) => adminClient.get('/roles', { signal }),
  });
