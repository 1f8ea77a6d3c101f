import type { ApiQuery } from 'mfe-shared';
import { constants } from 'mfe-shared';

export const recentCount = 5;

export const statuses = ['pending', 'processing', 'out_for_delivery', 'delivered', 'cancelled'] as const;

/** Page and state of the list, from the URL. */
export function readOrdersParams(search: URLSearchParams): ApiQuery<'/orders/mine'> {
  const page = Number(search.get('page'));
  const status = statuses.find((known) => known === search.get('status'));
  return {
    limit: constants.list.pageSize,
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(status ? { status } : {}),
  };
}
