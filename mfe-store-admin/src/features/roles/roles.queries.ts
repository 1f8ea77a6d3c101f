import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';

/** Staff are shown with the name of their role. */
export const roles = defineResource('/roles', { alsoChanges: ['staff'] });

/** All permissions; they change with a release only. */
export const permissionsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'permissions'],
    queryFn: ({ signal }) => adminClient.get('/permissions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
