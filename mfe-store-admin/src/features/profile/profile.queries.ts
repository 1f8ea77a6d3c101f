import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** What the session does not know of who is signed in. */
export const ownProfileQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'profile'],
    queryFn: ({ signal }) => adminClient.get('/auth/profile', { signal }),
  });
