import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** The store's roles, for the staff form and the roles' own pages. */
export const rolesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'roles', 'list'],
    queryFn: ({ signal }) => adminClient.get('/roles', { signal }),
  });
