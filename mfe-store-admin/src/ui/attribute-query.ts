import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** Empty without the permission to read them: nothing can be chosen then, and variants are named by their SKUs. */
export const attributesQuery = (tenantId: string, allowed: boolean) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'attributes', { allowed }],
    queryFn: ({ signal }) => (allowed ? adminClient.get('/attributes', { signal }) : []),
  });
