import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';

export const operatorRoles = defineResource('/operator-roles');

/** All permissions of operators; they change with a release only. */
export const operatorPermissionsOptions = () =>
  queryOptions({
    queryKey: ['platform', 'operator-permissions'],
    queryFn: ({ signal }) => adminClient.get('/operator-permissions', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
