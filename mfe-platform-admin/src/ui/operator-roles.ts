import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** Every role of operators: there are few. */
export const operatorRolesOptions = () =>
  queryOptions({
    queryKey: ['platform', 'operator-roles'],
    queryFn: ({ signal }) => adminClient.get('/operator-roles', { signal }),
  });
