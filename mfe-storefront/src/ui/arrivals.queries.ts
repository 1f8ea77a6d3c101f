import { queryOptions } from '@tanstack/react-query';
import type { Arrivals } from 'api';
import { ApiError, api, constants } from 'mfe-shared';

/** The arrivals that the store promises now; null where the API is older than promises. */
export const arrivalsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'arrivals'],
    queryFn: async ({ signal }): Promise<Arrivals | null> => {
      try {
        return await api.get('/cart/arrivals', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: ({ state }) =>
      Math.min(constants.query.layout.staleMs, endOf(state.data, state.dataUpdatedAt) - state.dataUpdatedAt),
  });

/** When a reply that came at a moment of this browser's clock, which may be wrong, is not right any more. */
export const endOf = (arrivals: Arrivals | null | undefined, cameAt: number): number =>
  arrivals
    ? cameAt + Math.max(0, Date.parse(arrivals.rightUntil) - Date.parse(arrivals.now))
    : Number.POSITIVE_INFINITY;
