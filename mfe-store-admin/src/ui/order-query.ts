import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';

export const ordersKey = (tenantId: string) => ['tenants', tenantId, 'orders'] as const;

/** The polling interval of an open list or order. */
export const refreshMs = 30_000;

export const orders = defineList('/orders');

/** How the list of orders begins, and what filters it. */
export const orderList = {
  filters: [
    ...(['status', 'paymentMethod', 'startDate', 'endDate', 'customer', 'without', 'coupon'] as const),
    ...(['discounted', 'hour', 'product', 'category'] as const),
  ],
  defaultSort: '-placedAt',
} as const;

export const orderQuery = (tenantId: string, id: string) =>
  queryOptions({
    queryKey: [...ordersKey(tenantId), 'detail', id],
    queryFn: ({ signal }) => adminClient.get('/orders/{id}', { path: { id }, signal }),
    refetchInterval: refreshMs,
  });
