import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiBody } from 'mfe-shared';
import { adminClient } from 'mfe-shared';
import { bulkInParts, defineList } from 'mfe-shared/backoffice';
import { useTenantId } from '../../ui/use-tenant-id';

export const stock = defineList('/stock');
export const movements = defineList('/stock/movements');

export const levelQuery = (tenantId: string, variantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'stock', 'level', variantId],
    queryFn: ({ signal }) => adminClient.get('/stock/{variantId}', { path: { variantId }, signal }),
  });

export const readPurchaseList = () => adminClient.get('/stock/purchase-list');

type Move = ApiBody<'post', '/admin/bulk/stock.move'>['items'][number];
type Threshold = ApiBody<'post', '/admin/bulk/stock.threshold'>['items'][number];

/** Levels are also in the lists of products and on the dashboard, so everything of the store is read again. */
function useChange<Item>(mutationFn: (items: Item[]) => Promise<void>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tenants', tenantId] }),
  });
}

export const useMoveStock = () => useChange<Move>((items) => bulkInParts('stock.move', items));

export const useSetThresholds = () => useChange<Threshold>((items) => bulkInParts('stock.threshold', items));
