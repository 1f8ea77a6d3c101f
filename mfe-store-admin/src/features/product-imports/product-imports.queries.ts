import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ImportMapping } from 'api';
import { adminClient } from 'mfe-shared';

export const importQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'product-imports', id],
    queryFn: ({ signal }) => adminClient.get('/product-imports/{id}', { path: { id }, signal }),
  });

/** Has every row read and compared, as the columns say. */
export const useMapImport = (id: string) =>
  useMutation({
    mutationFn: (body: ImportMapping) =>
      adminClient.put('/product-imports/{id}/mapping', { path: { id }, body }),
  });
