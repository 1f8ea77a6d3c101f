import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

export type AnalyticsRange = ApiQuery<'/analytics'>;

export const analyticsQuery = (tenantId: string, query: AnalyticsRange) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'analytics', 'sales', query],
    queryFn: ({ signal }) => adminClient.get('/analytics', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const goodsQuery = (tenantId: string, { startDate, endDate }: AnalyticsRange) => {
  const query = startDate && endDate ? { startDate, endDate } : {};
  return queryOptions({
    queryKey: ['tenants', tenantId, 'analytics', 'goods', query],
    queryFn: ({ signal }) => adminClient.get('/analytics/goods', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
