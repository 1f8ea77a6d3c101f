import { queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { products } from '../../ui/product-resource';
import { useStoreChange } from '../../ui/use-store-change';

/** Below the key of the products: whatever changes one of them may have made a version. */
export const historyQuery = (tenantId: string, id: string, query: ApiQuery<'/products/{id}/versions'>) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'versions', id, query],
    queryFn: ({ signal }) => adminClient.get('/products/{id}/versions', { path: { id }, query, signal }),
  });

type Restore = { id: string; number: number; version: number };

/** Saves the product again as it was; its present version is named, so that nobody's work is lost. */
export const useRestoreVersion = () =>
  useStoreChange(
    ({ id, number, version }: Restore) =>
      adminClient.post('/products/{id}/versions/{number}/restore', {
        path: { id, number },
        body: { version },
      }),
    products.changes,
  );
