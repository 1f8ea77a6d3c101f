import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

export const storeSetupQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'store-setup'],
    queryFn: ({ signal }) => adminClient.get('/store-setup', { signal }),
    // Whoever comes back from a step wants to see that it is done.
    staleTime: 0,
  });
