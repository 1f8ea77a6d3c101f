import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiQuery, ApiReply } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

export type PlatformAnalytics = ApiReply<'get', '/platform-analytics'>;

export const analyticsOptions = (query: ApiQuery<'/platform-analytics'>) =>
  queryOptions({
    queryKey: ['platform', 'analytics', query],
    queryFn: ({ signal }) => adminClient.get('/platform-analytics', { query, signal }),
    placeholderData: keepPreviousData,
  });
