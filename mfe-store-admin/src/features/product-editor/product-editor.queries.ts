import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';

export const products = defineResource('/products');

/** None for who may not read them: then there is nothing to choose, and the variants go by their SKUs. */
export const attributesQuery = (tenantId: string, allowed: boolean) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'attributes', { allowed }],
    queryFn: ({ signal }) => (allowed ? adminClient.get('/attributes', { signal }) : []),
  });
